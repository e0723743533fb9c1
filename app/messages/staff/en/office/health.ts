import { plural } from "../../../plural.ts";

const some = (count: number) => (count >= 100 ? "100 or more" : String(count));

/** The page that says whether everything behind the screens runs. */
export const en = {
	title: "Health of the service",
	lead: "What runs behind the screens, read just now. Each part says what is normal and what to do when it is not.",
	again: "Read it again",
	allWell: "Everything runs as it should.",
	needs: ({ bad, look }: { bad: number; look: number }) => {
		const now = plural("en", bad, {
			one: `${bad} part needs somebody now`,
			other: `${bad} parts need somebody now`,
		});
		const today = plural("en", look, {
			one: `${look} should be looked at today`,
			other: `${look} should be looked at today`,
		});
		if (bad === 0)
			return `${plural("en", look, { one: `${look} part`, other: `${look} parts` })} should be looked at today.`;
		return look === 0 ? `${now}.` : `${now}, ${today}.`;
	},
	nothingYet:
		"Nothing has run yet. The background work starts within a minute; read this page again then.",
	states: {
		well: "Well",
		look: "Look today",
		bad: "Look now",
		new: "Nothing yet",
		off: "Not set up",
	},
	/** Before the sentence that says what is usual. */
	normal: ({ sentence }: { sentence: string }) => `Normal: ${sentence}`,
	ago: ({ age }: { age: string }) => `${age} ago`,
	age: ({ milliseconds }: { milliseconds: number }) => {
		const seconds = Math.max(0, Math.round(milliseconds / 1000));
		if (seconds < 100)
			return plural("en", seconds, { one: `${seconds} second`, other: `${seconds} seconds` });
		const minutes = Math.round(seconds / 60);
		if (minutes < 100)
			return plural("en", minutes, { one: `${minutes} minute`, other: `${minutes} minutes` });
		const hours = Math.round(minutes / 60);
		if (hours < 48) return plural("en", hours, { one: `${hours} hour`, other: `${hours} hours` });
		const days = Math.round(hours / 24);
		return plural("en", days, { one: `${days} day`, other: `${days} days` });
	},
	cron: {
		title: "Background work",
		none: "It has not run yet.",
		last: ({ ago }: { ago: string }) => `It ended ${ago}.`,
		failed: ({ steps }: { steps: string }) => `Failed in the last run: ${steps}.`,
		normal: "it ends every minute, and every step is done.",
		todo: "Holds, mails, refunds and polls wait until it runs again. Tell your engineer: the timer or a step below has stopped.",
	},
	database: {
		title: "Database",
		took: ({ milliseconds }: { milliseconds: string }) => `It answered in ${milliseconds} ms.`,
		normal: "less than 500 ms.",
		todo: "Guests wait as long as this page did. If it stays so, tell your engineer.",
	},
	waitingMails: {
		title: "Mails that wait",
		none: "None waits.",
		some: ({ count, age }: { count: number; age: string }) =>
			`${some(count)} ${plural("en", count, { one: "waits", other: "wait" })}, the oldest for ${age}.`,
		off: "No mail provider is set up, so mails wait.",
		normal: "none waits longer than ten minutes.",
		todo: "Guests have no voucher yet. The provider may be down (see “Other services”), or it refuses our key: tell your engineer.",
	},
	givenUpMails: {
		title: "Mails given up",
		none: "None in the last seven days.",
		some: ({ count, ago }: { count: number; ago: string }) =>
			`${some(count)} in the last seven days, the last written ${ago}.`,
		normal: "none.",
		todo: "Each that the provider refused stands under “Needs attention”, with a way to send it again. One that would have come too late needs nothing.",
	},
	holds: {
		title: "Seats held too long",
		none: "None stands longer than it should.",
		some: ({ count, age }: { count: number; age: string }) =>
			`${some(count)} still ${plural("en", count, { one: "stands", other: "stand" })}, the oldest for ${age}.`,
		normal:
			"seats that were not paid for in time are free again at once, and their booking ends within a minute.",
		todo: "The seats are on sale all the same. See “Background work”.",
	},
	unanswered: {
		title: "Payments that wait for the gateway",
		none: "None waits for the gateway’s answer.",
		some: ({ count, age }: { count: number; age: string }) =>
			`${some(count)} ${plural("en", count, { one: "waits", other: "wait" })}, the oldest for ${age}.`,
		lastEvent: ({ ago }: { ago: string }) => `The gateway’s last event came ${ago}.`,
		noEvent: "No event of the gateway has come yet.",
		normal:
			"none for longer than ten minutes, and an event after each payment. What it does not tell is asked every minute.",
		todo: "Look at Webhooks in the gateway’s dashboard: it lists the events that we refused or did not get.",
	},
	refunds: {
		title: "Refunds that are due",
		none: "None is due.",
		some: ({ count, age }: { count: number; age: string }) =>
			`${some(count)} ${plural("en", count, { one: "is", other: "are" })} due, the oldest for ${age}.`,
		held: ({ count }: { count: number }) =>
			plural("en", count, {
				one: `${count} was refused by the gateway and waits for you.`,
				other: `${count} were refused by the gateway and wait for you.`,
			}),
		normal: "each goes back within minutes.",
		todo: "“Needs attention” names each, and says why the gateway refused it.",
	},
	ledger: {
		title: "Ledgers compared",
		none: "No day was compared yet.",
		last: ({ day, ago }: { day: string; ago: string }) => `${day} was compared ${ago}.`,
		late: "No day was compared since.",
		differences: ({ count }: { count: number }) =>
			plural("en", count, {
				one: `${count} payment differs.`,
				other: `${some(count)} payments differ.`,
			}),
		normal: "a comparison every day, without a difference.",
		todo: "Each difference stands below its day until somebody settles it.",
		/** Before `todo` where both are true. */
		todoLate: "Tell your engineer: the step “Compare ledgers” below does not run.",
	},
	outside: {
		title: "Other services",
		none: "None has failed lately.",
		down: ({ services }: { services: string }) => `Not answering: ${services}.`,
		since: ({ service, ago }: { service: string; ago: string }) => `${service} (${ago})`,
		normal: "payments and mail answer. This page knows what its own server has seen.",
		todo: "Calls are held back for twenty seconds, then one tries again. Look at the service’s own status page.",
	},
	/** The mail to the operator. */
	alert: {
		subject: "Something has waited for an hour",
		text: "At least one entry of “Needs attention” is open for more than an hour. There is one such mail a day at most.",
	},
	/** On links to the screens that help. */
	toAttention: "Needs attention",
	toLedgers: "Ledgers compared",
	stepsTitle: "For your engineer: the steps of the background work",
	step: "Step",
	lastRun: "Last run",
	took: "Took",
	outcome: "Outcome",
	milliseconds: ({ count }: { count: string }) => `${count} ms`,
	outcomes: { done: "Done", off: "Not set up", failed: "Failed" },
	lastFailure: ({ ago }: { ago: string }) => `last failure ${ago}`,
	steps: {
		"expire holds": "Expire holds",
		"offer freed seats": "Offer free seats to who waits",
		"end credits": "End credits whose day has passed",
		"write departures": "Write departures ahead",
		"end attempts without a page": "End payments without a page",
		"ask about payments": "Ask the gateway about payments",
		"end weather choices": "End the choices of guests whom the weather stopped",
		"refund what is due": "Refund what is due",
		"end sessions": "Delete ended sessions",
		"forget devices": "Forget devices that are not used",
		"end verifications": "Delete ended links",
		"end unconfirmed apps": "Delete authenticator apps that were never confirmed",
		"end phone handoffs": "Delete ended handoffs to phones",
		"end enrolments": "Delete ended enrolments",
		"tell of refunds long due": "Tell of refunds long due",
		"compare ledgers": "Compare ledgers",
		"tell of what waits": "Tell the operator of what waits",
		"remind and thank guests": "Remind and thank guests",
		"deliver mail": "Deliver mail",
		"tell resellers": "Tell resellers",
		"forget test bookings": "Forget bookings of test keys after 30 days",
		"end personal data": "Erase personal data when its period is over",
	},
	elsewhere:
		"How many requests fail, and which are slow, stands in the server’s log; docs/operations.md says how to ask it.",
};
