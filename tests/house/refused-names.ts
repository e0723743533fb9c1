/**
 * Names that say nothing of the thing they hold. A reader must look at what was asked, kept or found before the line
 * means something, and two of them in one function cannot be told apart.
 */
const participles = [
	...["asked", "booked", "came", "changed", "chosen", "drawn", "found", "given", "gone", "heard"],
	...["kept", "known", "made", "moved", "named", "opened", "own", "said", "saved", "seen", "sent"],
	...["shown", "stored", "taken", "told", "typed", "wanted", "written"],
];

/** What was before and after what, is not said either. */
const prepositions = ["after", "before"];

/** Riddles of the first houses, with the name that the thing has got since. */
const riddles: Record<string, string> = {
	arrive: "handleCallback",
	believedFor: "trustOwnCopyMs",
	besideOf: "extraStatements",
	cameBack: "returnedState",
	Fate: "retentionRule",
	fateOf: "outcomeOf",
	guestActs: "confirmedActions",
	isUnheard: "awaitsGateway",
	moneyTold: "moneyFingerprint",
	NotAsked: "CircuitOpenError",
	oddMoney: "paymentAnomalies",
	planFates: "previewChanges",
	saidIn: "languageOfRefusal",
	toldIn: "languageOfRefusal",
	tripQueriesWith: "tripQueries",
	unheard: "pollPayments",
	unopened: "abandonedCheckouts",
	useIsland: "useSiteConfig",
	useSaid: "useLastAction",
	whoComesIn: "resolveSignIn",
};

const things =
	"name the thing: ownBooking, matchingRow, storedPage, requestedDay, shownPrice, seatsBefore";

/** Refused names, each with what to do instead. */
export const refusedNames = new Map([
	...[...participles, ...prepositions].map((name): [string, string] => [name, things]),
	...Object.entries(riddles).map(([name, better]): [string, string] => [name, `say ${better}`]),
]);

/** Functions that may stand in one file only, because readers took one for another. */
export const functionsOfOneFile = ["moneyOf", "refusalOf"];
