export const SEAT_RULES = {
  'seat.no-empty-question': {
    section: 'seat',
    origin: 'authored',
    title: 'No question with one answer',
    text: 'Nobody is asked what has only one answer, except for the action of a turn, the throw of dice, and where being asked could give something away. A corridor with one way on leads on by itself.',
  },
  'seat.blind-window': {
    section: 'seat',
    origin: 'authored',
    title: 'Asked by what everybody knows',
    text: 'With two or more players, a seat that holds any Power card, or any Treasure, is asked whenever one of its kind might help, whichever it holds. It can always simply go on, so being asked tells nobody anything. A card one does not hold is refused like one that does not fit.',
  },
  'seat.absent': {
    section: 'seat',
    origin: 'authored',
    title: 'Who is away',
    text: 'For somebody who is away the table answers at once, and always alike: the first free hero and tower, the plainest action, no risks taken, nothing given up that need not be.',
    noted: 'The table gives these answers itself, and each is judged by the rule of its own question.',
  },
  'seat.simultaneous': {
    section: 'seat',
    origin: 'authored',
    title: 'Two at once, only in secret',
    text: 'Two seats are asked together only when both lay a card in secret. Everything else is asked of one seat at a time.',
  },
} as const;
