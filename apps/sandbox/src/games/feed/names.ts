const words = (text: string): readonly string[] => text.split(' ');

const first = words(
  'Amber Arctic Ashen Autumn Bold Brass Bright Bronze Canyon Cedar Cobalt Copper Coral Crimson Crystal Dawn Desert Dusty Ember Emerald Fabled Falcon Forest Frosted Gilded Glacier Golden Harbour Hidden Indigo Iron Ivory Jade Lantern Lunar Marble Meadow Midnight Misty Northern Opal Painted Pearl Quiet Rapid River Royal Ruby Rustic Sable Silver Sapphire Solar Southern Stone Summer Thunder Velvet Wandering Winter',
);
const second = words(
  'Acorns Anchors Arches Atlas Bazaar Beacon Bells Bridges Caravan Castle Citadel Clocks Comet Compass Crown Dragons Echoes Feathers Fields Fortress Garden Gate Harvest Isles Journey Keys Kingdom Legends Market Mill Mirrors Monsoon Mountain Oasis Orchids Outpost Palace Pines Quarry Reef Rockets Saga Sails Scrolls Shores Tides Tigers Tower Valley Voyage',
);
const studios = words(
  'Alder Basalt Birchwood Calder Cinder Cloudhouse Drumlin Eastgate Fathom Ferncliff Fieldnote Foxglove Gorse Greyfriar Halcyon Heath Highmoor Hollin Inkwell Juniper Kestrel Kiln Larkspur Ledger Lowtide Marram Mistral Nettle Northlight Oakum Osier Pebble Quill Ravine Redpoll Rowan Sandpiper Sedge Sextant Skerry Slate Sorrel Sundial Tamarack Tern Thistle Tinder Umber Vellum Wharf',
);

/** Returns the name and the studio of a title by its index from 0 to 2999; no two names are equal. */
export function nameOf(index: number): {
  readonly name: string;
  readonly provider: { readonly slug: string; readonly name: string };
} {
  const one = first[index % first.length] ?? '';
  const other = second[(Math.floor(index / first.length) + index * 7) % second.length] ?? '';
  const studio = studios[(index * 13) % studios.length] ?? '';
  return {
    name: `${one} ${other}`,
    provider: { slug: studio.toLowerCase(), name: `${studio} Games` },
  };
}
