/**
 * Sends a user who must confirm first to the screen for it. The form that was refused travels along in a sealed cookie
 * and is sent again afterwards, so that nothing has to be typed twice. This works without a script, and also over a
 * sign-in at a provider.
 */
import { type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { openSealed, seal } from "#app/account/encrypted-text.server.ts";
import { newId } from "#app/account/random.server.ts";
import { readCookie, serialize } from "#app/account/sessions/session-cookie.server.ts";
import { isConfirmed } from "#app/account/sessions/sessions.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { accountServiceOf } from "./account-service.server.ts";
import { currentSession } from "./current-user.server.ts";
import { wantedPath } from "./return-path.ts";

/**
 * The screen that asks for the proof of one form. Attack, and mishap: without the form's id, the screen of one tab would
 * send what another tab has asked for since, or what its user has cancelled.
 */
export function confirmPath(formId: string): string {
	return `/dashboard/confirm?asked=${encodeURIComponent(formId)}`;
}

/** Long enough to find the telephone with the codes. */
const waitSeconds = 600;
/** Every browser keeps this much, name and attributes included (RFC 6265, 6.1). */
const cookieMaxBytes = 4096;

const waitingSchema = v.object({
	/** In the address of the screen that may send it. */
	id: v.string(),
	userId: v.string(),
	/** Our own path, to which the form is sent again, and which is opened when there is none. */
	path: v.string(),
	/** Null when it was too long for a cookie. */
	fields: v.nullable(v.array(v.tuple([v.string(), v.string()]))),
	/** Milliseconds. Only a proof after this counts, because the ones before were refused. */
	askedAt: v.number(),
});

type WaitingForm = v.InferOutput<typeof waitingSchema>;

interface FormVisit {
	request: Request;
	context: Readonly<RouterContextProvider>;
	form: FormData;
}

/** Codes with which the account service asks for a fresh confirmation. */
const notConfirmed: readonly string[] = [
	"SESSION_IS_NOT_FRESH",
	"SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION",
];

/** @throws a redirect to the confirmation when the service refused the call for want of one. */
export function confirmIfRefused(visit: FormVisit, { code }: { code: string }): void {
	if (notConfirmed.includes(code)) throw askToConfirm(visit);
}

/** @throws a redirect to the confirmation unless the user has confirmed a short while ago. Needs `userMiddleware`. */
export function requireConfirmation(visit: FormVisit): void {
	if (!hasConfirmed(visit.context)) throw askToConfirm(visit);
}

/**
 * For actions of staff that give money back: above the operator's amount. @throws a redirect to the confirmation unless
 * the user has confirmed a short while ago. Needs `userMiddleware`, which has asked the database for a request that
 * writes. @param cents is asked only in an unconfirmed session, because it may cost a round trip.
 */
export async function requireConfirmedRefund(
	visit: FormVisit,
	cents: () => Promise<number> | number,
): Promise<void> {
	if (hasConfirmed(visit.context)) return;
	const { refundConfirmAboveCents } = visit.context.get(requestContext).environment;
	if ((await cents()) > refundConfirmAboveCents) throw askToConfirm(visit);
}

function hasConfirmed(context: Readonly<RouterContextProvider>): boolean {
	const { options, now } = accountServiceOf(context);
	const session = currentSession(context)?.session;
	return session !== undefined && isConfirmed(options, session, now);
}

function askToConfirm({ request, context, form }: FormVisit): Response {
	const { options, now } = accountServiceOf(context);
	const userId = currentSession(context)?.user.id ?? "";
	const waitingForm: WaitingForm = {
		id: newId(),
		userId,
		path: wantedPath(request),
		fields: [...form].flatMap(([name, value]) =>
			typeof value === "string" ? [[name, value] as [string, string]] : [],
		),
		askedAt: now,
	};
	const cookieOf = (cookieForm: WaitingForm) =>
		serialize(
			options,
			"waiting_form",
			seal(
				options.secret,
				"form that waits for a confirmation",
				[userId],
				JSON.stringify(cookieForm),
			),
			waitSeconds,
		);
	const whole = cookieOf(waitingForm);
	const fits = Buffer.byteLength(whole) <= cookieMaxBytes;
	return redirect(confirmPath(waitingForm.id), {
		status: 303,
		headers: { "Set-Cookie": fits ? whole : cookieOf({ ...waitingForm, fields: null }) },
	});
}

/**
 * The form for whose proof this screen asks; null after ten minutes, once it was sent or cancelled, when another form
 * has taken its place, and for another user. Attack: a form of another site or another user would be sent by a click on
 * "Continue"; nobody else can make the seal.
 */
export function readWaitingForm(
	context: Readonly<RouterContextProvider>,
	request: Request,
): WaitingForm | null {
	const formId = new URL(request.url).searchParams.get("asked");
	const { options, now } = accountServiceOf(context);
	const userId = currentSession(context)?.user.id ?? "";
	const cookie = readCookie(options, "waiting_form", request);
	const text = openSealed(options.secret, "form that waits for a confirmation", [userId], cookie);
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), waitingSchema), text);
	if (!read.success || read.output.userId !== userId || read.output.id !== formId) return null;
	return now - read.output.askedAt < waitSeconds * 1000 ? read.output : null;
}

/** `Set-Cookie` value, so that a form is sent again once, and a cancelled one never. */
export function forgetWaitingForm(context: Readonly<RouterContextProvider>): string {
	return serialize(accountServiceOf(context).options, "waiting_form", "", 0);
}
