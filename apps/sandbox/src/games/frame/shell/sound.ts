/** Sounds of the frame, off until the player switches them on. */
export interface Sound {
  readonly isOn: () => boolean;
  readonly toggle: () => boolean;
  /** Short sound of a turn. */
  readonly tick: () => void;
  /** Soft sound of a payout above the stake. */
  readonly chime: () => void;
}

/** Creates the sounds; they are synthesized, so nothing is loaded. */
export function createSound(): Sound {
  let context: AudioContext | undefined;
  let isOn = false;

  function tone(frequency: number, at: number, length: number, volume: number): void {
    if (!isOn || !context) return;
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(context.destination);
    const source = context.createOscillator();
    source.type = 'triangle';
    source.frequency.value = frequency;
    source.connect(gain);
    source.start(start);
    source.stop(start + length);
  }

  return {
    isOn: () => isOn,
    toggle: () => {
      isOn = !isOn;
      context ??= new AudioContext();
      return isOn;
    },
    tick: () => tone(330, 0, 0.08, 0.05),
    chime: () => [523.25, 659.25, 783.99].forEach((note, index) => tone(note, index * 0.09, 0.5, 0.06)),
  };
}
