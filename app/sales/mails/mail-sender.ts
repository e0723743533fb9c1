import type { IslandClock } from "#app/catalogue/local-date.ts";
import type { MailSignature } from "#app/ui/mail-frame.tsx";

/** The operator's signature and the address for links. */
export interface MailSender {
	appUrl: string;
	operator: MailSignature;
	/** The time of writing: what comes back until when, and until when seats are held, is said by it. */
	clock: IslandClock;
}
