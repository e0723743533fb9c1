import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { isSameText } from "#app/crypto/digest.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { findGuestBooking } from "#app/request/guest-booking.server.ts";
import { plainEmail } from "#app/ui/form/values/email-address.ts";

/** Empty where a booking has no address: staff booked for somebody who gave none. */
const ownEmail = v.optional(v.pipe(v.string(), v.maxLength(1000), v.transform(plainEmail)), "");
const ownForm = v.object({ takeEmail: ownEmail, eraseEmail: ownEmail });

type OwnForm = Awaited<ReturnType<typeof readOwnForm>>;
type Problem = "wrongEmail" | "tooMany";

export function readOwnForm(request: Request) {
	return readForm(request, ownForm);
}

/**
 * The booking, if the form names its email. Attack: somebody finds or is forwarded a voucher. Its page masks email and
 * phone, so the link alone may neither download nor delete the data. Wrong emails are counted by network and, because
 * networks are cheap, by booking. "gone": no booking has this link any more.
 */
export async function ownedBooking(
	context: Readonly<RouterContextProvider>,
	{ values }: OwnForm,
	confirmId: string,
) {
	const visit = await findGuestBooking(context, confirmId);
	if (!visit) return { problem: "gone" } as const;
	const { ownBooking, now } = visit;
	const { limits, visitorNetwork } = context.get(requestContext);
	const byNetwork = await limits.contact.limit({ key: `data:${visitorNetwork}` });
	const byBooking = await limits.contact.limit({ key: `data-of:${ownBooking.id}` });
	const typedEmail = values?.takeEmail || values?.eraseEmail || "";
	const problem: Problem | null = !(byNetwork.success && byBooking.success)
		? "tooMany"
		: isSameText(typedEmail, ownBooking.email ?? "")
			? null
			: "wrongEmail";
	return { ownBooking, now, problem, typedEmail };
}

export function erasureClock(context: Readonly<RouterContextProvider>, now: number) {
	const { timeZone } = context.get(requestContext).environment;
	return { now, today: localDateAt(now, timeZone) };
}
