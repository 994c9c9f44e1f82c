/** Names in the stories of crests: every shape and every pattern occurs. */
export const crestTeams = [
  'Eichenau Union',
  'Grünwaldau Wanderers',
  'Campo Belo do Norte Olympic',
  'Rio Dourado Union',
  'Monteluz Athletic',
  'Olivara Olympic',
  'Valmorency Athletic',
  'Hautrive Olympic',
  'Brackmere Athletic',
  'Nordhagen Rovers',
  'Marrowdale Wanderers',
  'Kelbridge Olympic',
] as const;
