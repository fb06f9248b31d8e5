export const CORE_RULES = {
  'core.surges-buy-activators': {
    section: 'core',
    origin: 'source',
    title: 'Surges pay for Activators',
    text: 'Surges pay for everything special. They buy Activators, and you have those of your Race, your Class, your Role and the things you use.',
  },
  'core.entity': {
    section: 'core',
    origin: 'authored',
    title: 'Entities, allies and enemies',
    text: 'Every hero and every monster on the board is an entity. Whoever is on your side is your ally, though you are never your own; whoever is on the other side is your enemy.',
  },
} as const;
