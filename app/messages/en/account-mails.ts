/** Mails of the account service. */
export const accountMails = {};
