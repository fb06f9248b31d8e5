export const DOOR_RULES = {
  'door.open-adjacent-free': {
    section: 'door',
    origin: 'source',
    title: 'Opening a door',
    text: 'A hero on its turn may open a closed door it stands beside; this costs neither movement nor the action.',
  },
  'door.close-adjacent-free': {
    section: 'door',
    origin: 'source',
    title: 'Closing a door',
    text: 'In the same way, and just as free, a hero may close an ordinary open door it stands beside.',
  },
  'door.one-change-per-round': {
    section: 'door',
    origin: 'ruling',
    title: 'Once a round',
    text: 'In any one round a door may be opened or closed, but not both and only once.',
  },
  'door.not-closed-on-a-monster': {
    section: 'door',
    origin: 'ruling',
    title: 'A foot in the door',
    text: 'While a monster stands on one of the two squares beside it, a door cannot be closed.',
  },
  'door.monsters-never-operate': {
    section: 'door',
    origin: 'source',
    title: 'Monsters leave doors alone',
    text: 'A monster does not open a door and does not close one, but it walks through a door that is open.',
  },
  'door.closed-blocks': {
    section: 'door',
    origin: 'source',
    title: 'Shut means shut',
    text: 'Nothing passes a closed door: no step, no attack and no look. The squares on its two sides are not adjacent.',
  },
  'door.secret-invisible': {
    section: 'door',
    origin: 'source',
    title: 'A wall until found',
    text: 'As long as nobody has found it, a secret door is in every way a wall.',
  },
  'door.secret-found-closed': {
    section: 'door',
    origin: 'source',
    title: 'Found, but closed',
    text: 'A secret door that is found is a closed door. It opens when a hero beside it says so, and not before.',
  },
  'door.secret-never-closes': {
    section: 'door',
    origin: 'source',
    title: 'Secret doors stay open',
    text: 'Once opened, a secret door remains open until the end of the quest.',
  },
} as const;
