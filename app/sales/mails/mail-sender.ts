import type { PolicyClock } from "#app/sales/cancellation/guest-may-cancel.ts";
import type { MailSignature } from "#app/ui/mail-frame.tsx";

/** The operator's signature and the address for links. */
export interface MailSender {
	appUrl: string;
	operator: MailSignature;
	/** The time of writing and the policy, for the refund line. */
	clock?: PolicyClock;
}
