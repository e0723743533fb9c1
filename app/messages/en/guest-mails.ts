/** Mails to guests. */
export const guestMails = {};
