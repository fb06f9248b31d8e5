export const DUR_RULES = {
  'dur.instant': {
    section: 'dur',
    origin: 'source',
    title: 'Instants',
    text: 'An Instant goes to the discard pile as it is played. What it does lasts no longer than the turn it was played in.',
  },
  'dur.permanent': {
    section: 'dur',
    origin: 'source',
    title: 'Permanents',
    text: 'A Permanent remains in the Inventory. It leaves if an effect forces it out, or if you give it up as the card you must discard. A permanent Bane lies in the Inventory of the hero it was played on; it counts towards no limit there and remains under the control of whoever played it.',
  },
  'dur.permanent-limits': {
    section: 'dur',
    origin: 'source',
    title: 'Only so many Permanents',
    text: 'Your Hero card has a limit for permanent Boons and one for permanent Treasures. You can never have more of them than that, plus what Storage adds. No other card counts towards these limits.',
  },
  'dur.monster-life': {
    section: 'dur',
    origin: 'source',
    title: 'Monsters at 0 life',
    text: 'A Monster with no life left is discarded.',
  },
  'dur.monster-place': {
    section: 'dur',
    origin: 'source',
    title: 'Monsters come and go',
    text: 'A Monster is on a space only for as long as it attacks there. The rest of the time it is in somebody’s hand or Pack.',
  },
  'dur.attachment-host': {
    section: 'dur',
    origin: 'source',
    title: 'An Attachment needs a host',
    text: 'Lay an Attachment behind the card that is to carry it. It cannot be in play alone: if no card may carry it, you cannot play it.',
  },
  'dur.attachment-follows-host': {
    section: 'dur',
    origin: 'source',
    title: 'It goes with its host',
    text: 'An Attachment is discarded when the card that carries it is discarded or goes back to a hand.',
  },
  'dur.attachment-no-cost': {
    section: 'dur',
    origin: 'source',
    title: 'The host costs the same',
    text: 'A Monster with an Attachment costs as much Peril as without it.',
  },
  'dur.attachment-no-slot': {
    section: 'dur',
    origin: 'source',
    title: 'Attachments take no slot',
    text: 'Attachments count for no limit: not for Boons, not for Treasures, not for the Pack.',
  },
} as const;
