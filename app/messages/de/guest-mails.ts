import type { guestMails as english } from "../en/guest-mails.ts";

export const guestMails: typeof english = {};
