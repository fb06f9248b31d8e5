/** Where tables were kept before they had journals. */
export const OLD_DATABASE = 'questhall';
