import type { accountMails as english } from "../en/account-mails.ts";

export const accountMails: typeof english = {};
