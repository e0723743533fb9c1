import { siteConfigOf, useOperator } from "#app/configuration/site-config.ts";
import { requestContext } from "#app/request/context.server.ts";
import { pageMeta } from "#app/site/meta.ts";
import { formatDate } from "#app/ui/format/format.ts";
import type { Route } from "./+types/terms";
import { type LegalFacts, legalFacts } from "./legal-facts.ts";
import { type Clause, LegalPage } from "./legal-page.tsx";

/** Needs no database, so that guests always find the terms that they agreed to. */
export function loader({ context }: Route.LoaderArgs) {
	return legalFacts(context.get(requestContext).environment);
}

export { publicHeaders as headers } from "#app/site/public-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(siteConfigOf(matches), {
		title: "Terms",
		path: "/legal/terms",
		description: "What you and we agree on when you book: paying, cancelling, the day itself.",
	});

export default function Terms({ loaderData: facts }: Route.ComponentProps) {
	const operator = useOperator();
	const since = facts.termsSince ? `They hold from ${dateInWords(facts.termsSince)}. ` : "";
	return (
		<LegalPage
			title="Terms"
			lead={`${since}What stands in green sums it up; the text beside it is what counts.`}
			clauses={termsOf(facts, operator)}
		/>
	);
}

/** "1 May 2027" */
function dateInWords(date: string): string {
	return formatDate(date, "full").replace(/^\S+ /, "");
}

interface Firm {
	address: string;
	licence: { words: string };
	phone: string;
}

function termsOf(facts: LegalFacts, firm: Firm): Clause[] {
	return [
		{
			id: "who",
			heading: "Who you book with",
			means: "You book with us, a firm on the island. We are the ones to call.",
			text: (
				<p>
					Your contract is with {[facts.name, firm.address].filter(Boolean).join(", ")}
					{firm.licence.words ? ` (${firm.licence.words})` : ""}. If a hotel sold you the trip, it
					did so in our name.
				</p>
			),
		},
		bookingClause(facts),
		cancellingClause(facts),
		{
			id: "we-cancel",
			heading: "If we cancel",
			means:
				"The weather decides, not us. All of your money comes back, or you choose another day.",
			text: (
				<p>
					We cancel a trip when the weather, the park, the harbour or your guide says that it is not
					safe, or when we can’t run it for another reason. We write to you as soon as we know. You
					get back the whole price, and if you like you book another day.
				</p>
			),
		},
		{
			id: "on-the-trip",
			heading: "On the trip",
			means: "Be honest about your health, be on time, and listen to the guide. That is all.",
			text: (
				<>
					<p>
						Each trip’s page says what it asks of you, and from which age. Tell us before you book
						about anything that makes walking, swimming or sitting in a van hard for you. Your guide
						may leave behind somebody who would put themselves or others in danger; then nothing
						comes back.
					</p>
					<p>
						The van waits five minutes at each stop. Whoever misses it may follow at their own cost.
					</p>
				</>
			),
		},
		{
			id: "complaints",
			heading: "If something goes wrong",
			means: "Tell us first. You lose none of the rights that you have at home.",
			text: (
				<p>
					We are liable as the law says. Please tell your guide at once, or write to us soon after
					the trip: what we know, we can mend. The law of our address applies; if you live
					elsewhere, the rules that protect you as a consumer there stay yours, and so does your way
					to its courts and consumer offices.
				</p>
			),
		},
	];
}

function bookingClause(facts: LegalFacts): Clause {
	const { currency, longestHoldMinutes, holdMinutes, abandonedCheckoutMinutes } = facts;
	return {
		id: "booking",
		heading: "Booking and paying",
		means:
			"A seat is yours when it is paid. While you pay we keep it for you, and nobody else can take it.",
		text: (
			<>
				<p>
					When you press “Book and pay” we hold your seats and tell you until when: for{" "}
					{holdMinutes} minutes from the moment the payment page opens; if it is not opened, for{" "}
					{abandonedCheckoutMinutes}. You may release them at any time. If a payment fails you may
					try again, for {longestHoldMinutes} minutes at most. The contract is made when we confirm
					your payment; your voucher is that confirmation. If no payment arrives in time, the seats
					are free again and you owe nothing. A payment that arrives later gives you the seats if
					they are still free; if not, all of it goes back.
				</p>
				<p>
					Some hotels take the money at their desk. There the contract is made when the screen shows
					your code.
				</p>
				<p>
					Prices are for each person, include all taxes, and are shown in {currency} before you pay.
					Each trip’s page says what adults, children and babies pay. A baby takes a seat too.
				</p>
			</>
		),
	};
}

function cancellingClause({ refunds, refundsInShort }: LegalFacts): Clause {
	return {
		id: "you-cancel",
		heading: "If you cancel",
		means: `${refundsInShort} Your booking’s page shows the exact times.`,
		text: (
			<>
				<p>
					You cancel on your booking’s own page, which the link in our mail opens. Once the driver
					has the list, that page asks you to call instead.
				</p>
				{refunds.length > 0 ? (
					<div>
						<p>We pay back</p>
						<ul>
							{refunds.map((line) => (
								<li key={line}>{line},</li>
							))}
							<li>nothing after that.</li>
						</ul>
					</div>
				) : (
					<p>What you paid does not come back.</p>
				)}
				<p>
					Money goes back the way it came; banks usually need 5 to 10 days. What you paid at a
					hotel’s desk, that desk gives back. On the same page you may choose another stop or
					another day, until the times that it names.
				</p>
				<p>
					You may not withdraw from a booking for a fixed date beyond that (Directive 2011/83/EU,
					Article 16 (l)).
				</p>
			</>
		),
	};
}
