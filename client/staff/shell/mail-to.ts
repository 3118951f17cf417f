/** A visitor chose the address: a "?" or "&" in it must not fill in more of the mail than the recipient. */
export const mailTo = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
