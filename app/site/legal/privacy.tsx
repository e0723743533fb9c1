import type { ReactNode } from "react";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { privacyPolicyTexts, siteFrameTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { legalAddition } from "#app/settings/legal/legal-text.server.ts";
import { publicMeta } from "#app/site/meta.ts";
import { lifetimeIn } from "#app/ui/format/lifetime.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { Route } from "./+types/privacy";
import { type LegalFacts, legalFacts } from "./legal-facts.ts";
import { LegalPage } from "./legal-page.tsx";

/** Needs no database. */
export function loader({ context }: Route.LoaderArgs) {
	const { environment, language } = context.get(requestContext);
	const addition = legalAddition(environment.legal.additions.privacy, language);
	return { ...legalFacts(environment), addition };
}

export { publicHeaders as headers } from "#app/site/public-page-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	publicMeta(matches, (language) => ({
		title: siteFrameTexts[language].privacy,
		path: "/legal/privacy",
		description: privacyPolicyTexts[language].description,
	}));

export default function Privacy({ loaderData: facts }: Route.ComponentProps) {
	const { operator } = useSiteConfig();
	const { privacy } = useTexts(siteFrameTexts);
	const { who, storedData, shared, cookies, rights } = useTexts(privacyPolicyTexts);
	const firm = facts.name && [facts.name, operator.address].filter(Boolean).join(", ");
	return (
		<LegalPage
			title={privacy}
			addition={facts.addition}
			clauses={[
				{
					id: "who",
					...who,
					text: (
						<p>
							<RichText
								text={who.text({ firm, email: facts.privacyEmail })}
								parts={{ mail: (email) => <a href={`mailto:${email}`}>{email}</a> }}
							/>
						</p>
					),
				},
				{
					id: "what",
					heading: storedData.heading,
					means: facts.paymentProvider
						? `${storedData.means} ${storedData.noCardNumber}`
						: storedData.means,
					text: (
						<>
							<Kept {...facts} />
							<p>{storedData.reason}</p>
						</>
					),
				},
				{ id: "who-else", ...shared, text: <Shared {...facts} /> },
				{ id: "cookies", ...cookies, text: <Cookies {...facts} /> },
				{ id: "rights", ...rights, text: <p>{rights.text}</p> },
			]}
		/>
	);
}

/** A table on a wide screen, a card for each row on a phone. */
function Kept({ sessionDays, retention }: LegalFacts) {
	const { storedData, rows, accounts } = useTexts(privacyPolicyTexts);
	const { booking, phone, money, mails, messages, waitingList, handoff, address } = rows;
	const ofBookings = { months: retention.bookingMonths, unpaidDays: retention.unpaidDays };
	const all = [
		{ ...booking, long: booking.long(ofBookings) },
		{ ...phone, long: phone.long(ofBookings) },
		money,
		{ ...mails, long: mails.long({ days: retention.mailDays }) },
		{ ...messages, long: messages.long({ months: retention.messageMonths }) },
		{ ...waitingList, long: waitingList.long({ months: retention.messageMonths }) },
		handoff,
		address,
		{ ...accounts, long: accounts.long({ days: sessionDays }) },
	];
	return (
		<table className="block w-full text-left text-sm/[1.45] sm:table">
			<caption className="block pb-2 text-left font-[650] sm:table-caption">
				{storedData.table}
			</caption>
			<thead className="sr-only sm:not-sr-only">
				<tr className="border-b-2 border-dotted border-dune text-ink-soft">
					{[storedData.what, storedData.why, storedData.long].map((name) => (
						<th key={name} scope="col" className="py-2.5 pr-3 align-top font-[650]">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="block sm:table-row-group">
				{all.map(({ what, why, long }) => (
					<tr key={what} className="block border-b border-line py-3 sm:table-row sm:py-0">
						<th scope="row" className={`${cell} font-[650]`}>
							{what}
						</th>
						<Cell label={storedData.whyLabel}>{why}</Cell>
						<Cell label={storedData.longLabel}>{long}</Cell>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const cell = "block pr-3 align-top sm:table-cell sm:py-2.5";

function Cell({ label, children }: { label: string; children: ReactNode }) {
	return (
		<td className={cell}>
			<span aria-hidden="true" className="text-ink-soft sm:hidden">
				{label}{" "}
			</span>
			{children}
		</td>
	);
}

function Shared({ processors, paymentProvider, signInProviders }: LegalFacts) {
	const { shared } = useTexts(privacyPolicyTexts);
	const { formatList } = useFormats();
	return (
		<>
			<ul>
				<li>{shared.team}</li>
				<li>{shared.hotel}</li>
				<li>{shared.whatsApp}</li>
				{paymentProvider ? <li>{shared.payment({ provider: paymentProvider })}</li> : null}
				<li>
					{shared.firms}
					<ul>
						{processors.map((firm) => (
							<li key={firm}>{shared.firm[firm]}</li>
						))}
					</ul>
				</li>
				{signInProviders.length > 0 ? (
					<li>{shared.signIn({ providers: formatList(signInProviders, "or") })}</li>
				) : null}
			</ul>
			<p>{shared.noAdvertising}</p>
		</>
	);
}

function Cookies({ cookiePrefix: prefix, sessionDays, hasTurnstile, cookies: all }: LegalFacts) {
	const { cookies } = useTexts(privacyPolicyTexts);
	const language = useLanguage();
	return (
		<>
			<p>{cookies.only}</p>
			<ul>
				<li>{cookies.handoff}</li>
				<li>{cookies.signIn({ prefix, days: sessionDays })}</li>
				<li>{cookies.signInLanguage({ prefix })}</li>
				<li>{cookies.held}</li>
				<li>{cookies.flash({ prefix })}</li>
				<li>{cookies.totem}</li>
			</ul>
			<h4 className="font-[650]">{cookies.all}</h4>
			<ul className="text-sm">
				{all.map(({ name, seconds }) => (
					<li key={name}>
						<code>{name}</code>:{" "}
						{seconds === null ? cookies.withBrowser : lifetimeIn(language, seconds)}
					</li>
				))}
			</ul>
			<p>
				{hasTurnstile ? cookies.turnstileAlone : cookies.noOtherFirm} {cookies.declinedOffer}{" "}
				{cookies.otherSites}
			</p>
		</>
	);
}
