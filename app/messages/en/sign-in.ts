/** Signing in, and the pages that mails of the account service lead to. */
export const signIn = {};
