import type { Island } from "./island.ts";

/** What a change by staff says of itself. */
export const staffAct = () => ({
	reason: "",
	actor: { id: "staff", name: "Marta", impersonatorId: null },
	now: Date.now(),
});

/** Who signs the mails of that island. */
export const mailSenderOf = ({ url }: Pick<Island, "url">) => ({
	appUrl: url.origin,
	operator: { name: "Island Excursions", email: "hello@island.example", phone: "+00 555 01 77" },
	clock: { now: Date.now(), timeZone: "Atlantic/Canary" },
});
