import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { staffLanguage } from "#app/messages/languages.ts";
import { waitingListTexts as texts } from "#app/messages/staff/departures/waiting-list.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { formatInstant } from "#app/ui/format/format.ts";
import { phoneLinks } from "#app/ui/format/phone-links.ts";
import { History } from "#app/ui/history.tsx";
import type { ListedParty } from "./staff-list.server.ts";

/** A party with what it would be sent by telephone; empty without an offer. */
export type ShownParty = Omit<ListedParty, "secret"> & { message: string };

const miniButton = buttonClass("outlined", "min-h-11! px-4! py-1.5! text-sm!");

/** Who waits, in the order in which seats are offered. */
export function StaffWaitingList({
	parties,
	timeZone,
}: {
	parties: readonly ShownParty[];
	timeZone: string;
}) {
	if (parties.length === 0) return <p className="text-ink-soft">{texts.none}</p>;
	return (
		<ol className="border-t border-line">
			{parties.map((party, index) => (
				<li key={party.id} className="grid gap-3 border-b border-line py-4 wrap-anywhere">
					<Party
						party={party}
						place={index + 1}
						isLast={index === parties.length - 1}
						timeZone={timeZone}
					/>
				</li>
			))}
		</ol>
	);
}

function Party({
	party,
	place,
	isLast,
	timeZone,
}: {
	party: ShownParty;
	place: number;
	isLast: boolean;
	timeZone: string;
}) {
	const { id, name, stop, offer, email, calledAt, passedOverSeats, createdAt } = party;
	const { acts, markPressed } = useFocusInRow(`${place} ${isLast} ${offer?.id} ${calledAt}`);
	return (
		<>
			<div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
				<span className="font-display text-[1.45rem] lining-nums">{texts.place({ place })}</span>
				<h2 className="font-sans text-base/normal font-[650]">{name}</h2>
				<span>{peopleInWords({ ...party, isWhole: false }, staffLanguage())}</span>
				<span className="text-sm text-ink-soft">
					{stop} · {texts.joined({ when: formatInstant(createdAt, timeZone) })}
				</span>
				{offer ? (
					<Badge look="foam">
						{texts.offered({ until: formatInstant(offer.until, timeZone) })}
					</Badge>
				) : null}
				{offer && email === null && calledAt === null ? (
					<Badge look="bad">{texts.toCall}</Badge>
				) : null}
				{!offer && passedOverSeats !== null ? (
					<Badge look="sand">{texts.passedOver({ free: passedOverSeats })}</Badge>
				) : null}
			</div>
			<div ref={acts} onSubmit={markPressed} className="flex flex-wrap items-center gap-2">
				<Reach party={party} />
				{offer ? (
					<>
						<Link className={miniButton} to={`/dashboard/bookings/${offer.id}`}>
							<TextWithHidden text={texts.openOffer({ name })} />
						</Link>
						{calledAt === null && email === null ? (
							<Act id={id} act="called" words={texts.acts.called({ name })} />
						) : null}
					</>
				) : (
					<>
						<Act id={id} act="offer" words={texts.acts.offer({ name })} />
						{place > 1 ? <Act id={id} act="up" words={texts.acts.up({ name })} /> : null}
						{isLast ? null : <Act id={id} act="down" words={texts.acts.down({ name })} />}
					</>
				)}
			</div>
			<div className="flex flex-wrap items-start gap-x-6">
				<ConfirmButton
					act={<TextWithHidden text={`${texts.acts.remove}<hidden>: ${name}</hidden>`} />}
					consequence={texts.acts.consequence({ name })}
				>
					<Form method="post">
						<input type="hidden" name="party" value={id} />
						<Button type="submit" name="intent" value="remove">
							{texts.acts.confirm({ name })}
						</Button>
					</Form>
				</ConfirmButton>
				<PartyHistory party={party} timeZone={timeZone} />
			</div>
		</>
	);
}

/** The pressed button is gone where its party is now first, last or has an offer: the row's next one takes the focus. */
function useFocusInRow(state: string) {
	const acts = useRef<HTMLDivElement>(null);
	const isPressed = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the state is why a button may be gone
	useEffect(() => {
		const isLost = document.activeElement === document.body;
		if (isPressed.current && isLost) acts.current?.querySelector<HTMLElement>(nextActs)?.focus();
		isPressed.current = false;
	}, [state]);
	const markPressed = () => {
		isPressed.current = true;
	};
	return { acts, markPressed };
}

/** Never "Offer", which a second press on the same key would send. */
const nextActs = '[value="up"], [value="down"], a[href^="/dashboard/"]';

function Act({ id, act, words }: { id: number; act: string; words: string }) {
	return (
		<Form method="post">
			<input type="hidden" name="party" value={id} />
			<button type="submit" name="intent" value={act} className={miniButton}>
				<TextWithHidden text={words} />
			</button>
		</Form>
	);
}

/** The ways to reach a party; with an offer the text is ready. */
function Reach({ party: { name, email, phone, phoneE164, message } }: { party: ShownParty }) {
	const { call, whatsApp } = phoneLinks(phoneE164 ?? phone, message);
	return (
		<>
			{call ? (
				<a className={miniButton} href={call}>
					<TextWithHidden text={texts.call({ name })} />
				</a>
			) : null}
			{whatsApp ? (
				<a className={miniButton} target="_blank" rel="noreferrer" href={whatsApp}>
					<TextWithHidden text={texts.whatsApp({ name })} />
				</a>
			) : null}
			{email ? (
				<a className={miniButton} href={`mailto:${email}`}>
					<TextWithHidden text={texts.email({ name })} />
				</a>
			) : null}
		</>
	);
}

function PartyHistory({ party, timeZone }: { party: ShownParty; timeZone: string }) {
	const lines = party.events.map(({ type, actorName, ...event }) => ({
		...event,
		detail: texts.events[type],
		actorName: actorName ?? texts.guest,
	}));
	return <History events={lines} timeZone={timeZone} />;
}

/** What became of the others. */
export function EndedParties({
	parties,
	timeZone,
}: {
	parties: readonly ShownParty[];
	timeZone: string;
}) {
	return (
		<ul className="border-t border-line">
			{parties.map((party) => (
				<li
					key={party.id}
					className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2 wrap-anywhere"
				>
					<b className="font-[650]">{party.name}</b>
					<span>{peopleInWords({ ...party, isWhole: false }, staffLanguage())}</span>
					<span className="text-sm text-ink-soft">{party.end ? texts.events[party.end] : ""}</span>
					<PartyHistory party={party} timeZone={timeZone} />
				</li>
			))}
		</ul>
	);
}
