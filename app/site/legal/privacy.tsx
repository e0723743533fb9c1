import type { ReactNode } from "react";
import { siteConfigOf, useSiteConfig } from "#app/configuration/site-config.ts";
import { requestContext } from "#app/request/context.server.ts";
import { pageMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/privacy";
import { type LegalFacts, legalFacts } from "./legal-facts.ts";
import { type Clause, LegalPage } from "./legal-page.tsx";

/** Needs no database. */
export function loader({ context }: Route.LoaderArgs) {
	return legalFacts(context.get(requestContext).environment);
}

export { publicHeaders as headers } from "#app/site/public-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(siteConfigOf(matches), {
		title: "Privacy",
		path: "/legal/privacy",
		description: "What we keep of you, what for, how long, and who else sees it.",
	});

export default function Privacy({ loaderData: facts }: Route.ComponentProps) {
	const { operator } = useSiteConfig();
	return <LegalPage title="Privacy" clauses={privacyOf(facts, operator.address)} />;
}

function privacyOf(facts: LegalFacts, address: string): Clause[] {
	return [
		{
			id: "who",
			heading: "Who looks after your data",
			means: "We do, and you can write to a person.",
			text: (
				<p>
					Responsible is {[facts.name, address].filter(Boolean).join(", ")}. For all questions about
					your data: <a href={`mailto:${facts.privacyEmail}`}>{facts.privacyEmail}</a>.
				</p>
			),
		},
		{
			id: "what",
			heading: "What we keep, and how long",
			means: facts.paymentProvider
				? "Only what the van, the guide and the tax office need. Your card number never reaches us."
				: "Only what the van, the guide and the tax office need.",
			text: (
				<>
					<Kept rows={keptRows(facts)} />
					<p>
						We need the data of a booking to keep our contract with you, and our books because the
						law asks for them. Without a name and an email we can’t book for you; phone and notes
						are up to you.
					</p>
				</>
			),
		},
		sharedClause(facts),
		cookieClause(facts),
		{
			id: "rights",
			heading: "Your rights",
			means:
				"See it, correct it, take it with you, have it deleted. Write one line, we answer within a month.",
			text: (
				<p>
					You may ask for access, correction, deletion, restriction and a copy of your data, and
					object to its use. What the law obliges us to keep we delete when it no longer does. You
					may complain to the data protection authority where you live.
				</p>
			),
		},
	];
}

interface Row {
	what: string;
	why: string;
	long: string;
}

const withTheBooks = "with our books, as long as the law asks";

function keptRows({ sessionDays }: LegalFacts): Row[] {
	return [
		{
			what: "Name, email, trip, guests, pickup point, the language of your browser",
			why: "to bring you to the trip, and to write to you about it",
			long: withTheBooks,
		},
		{
			what: "Phone and notes, if you give them",
			why: "for the day of the trip: a late van, a seat for a child",
			long: withTheBooks,
		},
		{
			what: "Amount, payment reference, refunds, and each change of the booking",
			why: "bookkeeping, refunds, questions later",
			long: withTheBooks,
		},
		{
			what: "Copies of our mails to you",
			why: "to know what we told you",
			long: withTheBooks,
		},
		{
			what: "Messages from the contact page",
			why: "to answer you",
			long: "as long as we need them to answer; sooner if you ask",
		},
		{
			what: "A choice that you take from a hotel’s screen to your phone or to its desk (no name)",
			why: "so that your phone, or whoever books it for you, sees it",
			long: "a little more than a day",
		},
		{
			what: "Your network address",
			why: "to stop floods of bookings and mails; the servers’ log",
			long: "a minute; made unreadable, while seats are held for you unpaid; in the log some days",
		},
		{
			what: "Accounts of staff and hotels: name, email, hashed password, and each sign-in with address and browser",
			why: "to sign in, and to see who else did",
			long: `until the account is deleted; a sign-in ${sessionDays === 1 ? "one day" : `${sessionDays} days`} after its last use`,
		},
	];
}

/** A table on a wide screen, a card for each row on a phone. */
function Kept({ rows }: { rows: Row[] }) {
	return (
		<table className="block w-full text-left text-sm/[1.45] sm:table">
			<caption className="block pb-2 text-left font-[650] sm:table-caption">
				What, what for, how long
			</caption>
			<thead className="sr-only sm:not-sr-only">
				<tr className="border-b-2 border-dotted border-dune text-ink-soft">
					{["What", "What for", "How long"].map((name) => (
						<th key={name} scope="col" className="py-2.5 pr-3 align-top font-[650]">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="block sm:table-row-group">
				{rows.map(({ what, why, long }) => (
					<tr key={what} className="block border-b border-line py-3 sm:table-row sm:py-0">
						<th scope="row" className={`${cell} font-[650]`}>
							{what}
						</th>
						<Cell name="What for">{why}</Cell>
						<Cell name="How long">{long}</Cell>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const cell = "block pr-3 align-top sm:table-cell sm:py-2.5";

function Cell({ name, children }: { name: string; children: ReactNode }) {
	return (
		<td className={cell}>
			<span aria-hidden="true" className="text-ink-soft sm:hidden">
				{name}:{" "}
			</span>
			{children}
		</td>
	);
}

function sharedClause({ processors, paymentProvider, signInProviders }: LegalFacts): Clause {
	return {
		id: "who-else",
		heading: "Who else sees it",
		means:
			"Your guide and your driver, on the day. The firms that carry mail and money. Nobody who advertises.",
		text: (
			<>
				<ul>
					<li>
						The guide and the driver of your trip: name, number of guests, stop, phone and notes.
					</li>
					<li>
						Your hotel, if you booked at its screen: that booking, with your name, email and phone.
					</li>
					<li>
						WhatsApp, if we write to you there because something changes on the day: your phone
						number and that message.
					</li>
					{paymentProvider ? (
						<li>
							{paymentProvider}, where you pay: email, amount, the name of the trip and your code.
							What you type there, like the number of your card, only {paymentProvider} gets.
						</li>
					) : null}
					<li>
						These firms work for us under a contract for processing data, some of them in the United
						States under the standard clauses of the European Union:
						<ul>
							{processors.map((line) => (
								<li key={line}>{line}</li>
							))}
						</ul>
					</li>
					{signInProviders ? (
						<li>
							Staff who sign in with {signInProviders}: that firm tells us name and email, and
							learns that they signed in.
						</li>
					) : null}
				</ul>
				<p>We sell no data, show no advertising and send no newsletter.</p>
			</>
		),
	};
}

function cookieClause({ cookiePrefix, sessionDays, hasTurnstile }: LegalFacts): Clause {
	return {
		id: "cookies",
		heading: "Cookies",
		means:
			"None to look around. A few where something would not work without. No banner, because there is nothing to ask you.",
		text: (
			<>
				<p>Our pages set a cookie only</p>
				<ul>
					<li>
						if you open the code of a hotel’s screen with your phone: “handover”, so that nobody
						else can book with it, for a day;
					</li>
					<li>
						if you sign in, as staff and hotels do: “{cookiePrefix}.session_token”, “{cookiePrefix}
						.session_data” and “{cookiePrefix}.dont_remember”, for{" "}
						{sessionDays === 1 ? "one day" : `${sessionDays} days`} after your last visit, and one
						for the ten minutes of a sign-in at another firm;
					</li>
					<li>
						if you book and have not paid yet: “held” and “seats_held”, so that every page can lead
						you back to your seats, for two hours at most; what you typed, and a random key of the
						form, wait in that one tab of your browser until the trip is paid or the tab is closed;
					</li>
					<li>
						after a step with a booking of yours: “{cookiePrefix}.flash”, so that the next page can
						say how it ended, for two minutes;
					</li>
					<li>on the screens in hotels, so that we know which hotel it is.</li>
				</ul>
				<p>
					{hasTurnstile
						? "We do not measure visitors. One other firm loads something on a page for guests: if somebody makes very many bookings, Cloudflare’s check runs on the page of that trip, and may keep what it needs for that in the browser."
						: "We do not measure visitors, and no other firm sets cookies or loads anything on the pages for guests."}{" "}
					The payment page and the map behind a voucher’s link are other firms’ sites with rules of
					their own.
				</p>
			</>
		),
	};
}
