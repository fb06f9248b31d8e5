export const CRYSTAL_RULES = {
  'crystal.one-surge': {
    section: 'crystal',
    origin: 'source',
    title: 'Using a Crystal',
    text: 'In your Attack or Focus you can use a Crystal for 1 Surge.',
  },
  'crystal.adjacent-user': {
    section: 'crystal',
    origin: 'authored',
    title: 'Within reach',
    text: 'You have to be adjacent to the Crystal when you pay for it.',
  },
  'crystal.choose-one-of-seven': {
    section: 'crystal',
    origin: 'ruling',
    title: 'Seven powers',
    text: 'Any Crystal can do one of seven things, and you pick which. Heal 4 for you or an adjacent ally. 3 damage of an element you choose, from Fire to Shadow, to an enemy within 3. For yourself: Plated 1, Reflect 3 or Shield 4. Hasted 3 and a Dodge of 2 right away. Bolstered 2. Teleport 6. Or an Effect: you are Heartened 2 or Fired Up 3, or an enemy within 3 gets Slow 3, or else Weak, Unsteady, Fragile or Poison, each of these at 2.',
  },
  'crystal.consumed': {
    section: 'crystal',
    origin: 'source',
    title: 'Used up',
    text: 'Once used, a Crystal is gone.',
  },
  'crystal.several-per-attack': {
    section: 'crystal',
    origin: 'authored',
    title: 'More than one',
    text: 'You can use several Crystals in the same Attack, each of them for 1 Surge.',
  },
  'crystal.monsters-never': {
    section: 'crystal',
    origin: 'source',
    title: 'Not for monsters',
    text: 'No monster ever uses a Crystal.',
  },
  'crystal.mine-after-victory': {
    section: 'crystal',
    origin: 'source',
    title: 'Mining',
    text: 'When you have won an Encounter, you mine all Crystals still on the map. Each brings 5 Crowns.',
  },
  'crystal.no-victory-no-mining': {
    section: 'crystal',
    origin: 'source',
    title: 'First you must win',
    text: 'If you did not win, you mine nothing.',
  },
  'crystal.crowns-or-raw': {
    section: 'crystal',
    origin: 'ruling',
    title: 'Crowns or raw',
    text: 'For each Crystal you mine, choose together: take the 5 Crowns, or keep it raw to have a Gemstone made. For the Quest of mining, one is as good as the other.',
  },
} as const;
