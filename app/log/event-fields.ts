import { redact } from "./redact.ts";

/**
 * Every field of a wide event, and what it may hold. There is no kind for free text: a name, an address or a message
 * that somebody typed has no field that takes it.
 */
const eventFields = {
	/** The `X-Request-Id` of the answer. */
	requestId: "id",
	/** "/booking/:confirmId". Never the address itself: it may hold a token that opens a booking or an account. */
	route: "route",
	method: "code",
	/** Our name of the call, endpoint, cron step or work after the answer. */
	step: "code",
	status: "number",
	/** What was done: "booked", "applied", "sent". */
	outcome: "code",
	/** Why it was not done: "FORBIDDEN", "FOREIGN_ORIGIN". */
	refusal: "code",
	/** How the page cache answered: "made", "unchanged", "stale-on-error". */
	cache: "code",
	/** The first role of the user; "visitor" when nobody is signed in. Absent where nobody asked. */
	role: "code",
	language: "code",
	/** From the beginning to the end. workerd's clock stands still while code runs: this is the waiting. */
	milliseconds: "number",
	/** Calls of the database. */
	roundTrips: "number",
	/** Waited for the database; calls at the same time count once. */
	databaseMilliseconds: "number",
	/** Calls of other services; `outside` tells which. */
	outsideCalls: "number",
	outsideMilliseconds: "number",
	/** Of the answer before it is compressed, where we made it as a whole. */
	bytes: "number",
	bytesIn: "number",
	/** Rows that a step changed, mails that it sent. */
	count: "number",
	/** Of one mail, with this one. */
	attempts: "number",
	/** How long a mail waited in the outbox. */
	waitedMilliseconds: "number",
	/** Our ids of rows, which open nothing. */
	bookingId: "number",
	paymentId: "id",
	mailId: "number",
} as const satisfies Record<string, Kind>;

type Kind = "number" | "id" | "route" | "code";
type FieldName = keyof typeof eventFields;
type ValueOf<K extends Kind> = K extends "number" ? number : string;

/** Facts of one event. An `undefined` one is left out. */
export type Facts = { [Name in FieldName]?: ValueOf<(typeof eventFields)[Name]> | undefined };

type CodeField = {
	[Name in FieldName]: (typeof eventFields)[Name] extends "code" ? Name : never;
}[FieldName];

/**
 * Facts whose codes the compiler knows one by one ("booked" | "refused"). A plain `string`, which may be something
 * that a person typed, does not compile.
 */
export type CodeWords<Fields> = {
	[Name in keyof Fields]: Name extends CodeField ? CodeWord<Fields[Name]> : Fields[Name];
};

export type CodeWord<Word> = string extends Word ? never : Word;

const form: Record<Exclude<Kind, "number">, RegExp> = {
	id: /^[\w-]{1,64}$/,
	route: /^\/[\w/:*.-]{0,100}$/,
	code: /^[\w/][\w .:/{}*-]{0,59}$/,
};

const fieldKinds = Object.entries(eventFields);
const refusedValue = "[refused]";
/** Redacting is slower than everything else here, and an event has the same codes again and again. */
const harmless = new Set<string>();
const mostHarmless = 2_000;

/**
 * The facts that may be written. The second line of defence behind the types: a value of another form, or one that
 * redacting would change, is replaced.
 */
export function checkedFacts(facts: Facts): Record<string, string | number> {
	const line: Record<string, string | number> = {};
	for (const [name, kind] of fieldKinds) {
		const value = facts[name as FieldName];
		if (value !== undefined) line[name] = checkedValue(kind, value);
	}
	return line;
}

function checkedValue(kind: Kind, value: string | number): string | number {
	if (kind === "number")
		return typeof value === "number" && Number.isFinite(value)
			? Math.round(value * 10) / 10
			: refusedValue;
	if (typeof value !== "string" || !form[kind].test(value)) return refusedValue;
	return kind === "id" || isHarmless(value) ? value : refusedValue;
}

function isHarmless(value: string): boolean {
	if (harmless.has(value)) return true;
	if (redact(value) !== value) return false;
	if (harmless.size >= mostHarmless) harmless.clear();
	harmless.add(value);
	return true;
}
