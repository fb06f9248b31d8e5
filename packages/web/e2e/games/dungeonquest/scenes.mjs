// Moments of the arena, for pictures and tests.

/** What is worth a picture, by name. */
export const scenes = {};

/** What somebody does who means to get on, by the names of the answers. */
export const wishes = [/^fight/, /^roll/];
