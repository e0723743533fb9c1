import { Link } from "react-router";
import { weatherListTexts as texts } from "#app/messages/staff/departures/weather-list.ts";
import { Spoken } from "#app/operations/manifest/spoken.tsx";
import { HandLinks } from "#app/operations/messages/hand-links.tsx";
import { formatDate, formatInstant, formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { CalledOffGuest } from "./called-off.server.ts";

/** Guests of a departure that the weather called off: who has to choose yet, and what the others have chosen. */
export function CalledOffGuests({
	guests,
	timeZone,
}: {
	guests: readonly CalledOffGuest[];
	timeZone: string;
}) {
	const open = guests.filter(({ state }) => state === "open");
	const unreachedGuests = open.filter(({ text }) => text !== null);
	const mailedGuests = open.filter(({ text }) => text === null);
	const settledGuests = guests.filter(({ state }) => state !== "open");
	return (
		<>
			<Group id="by-hand" title={texts.byHand} guests={unreachedGuests} timeZone={timeZone} />
			<Group id="asked" title={texts.asked} guests={mailedGuests} timeZone={timeZone} />
			<Group id="chosen" title={texts.chosen} guests={settledGuests} timeZone={timeZone} />
		</>
	);
}

function Group({
	id,
	title,
	guests,
	timeZone,
}: {
	id: string;
	title: string;
	guests: readonly CalledOffGuest[];
	timeZone: string;
}) {
	if (guests.length === 0) return null;
	return (
		<Sheet id={id} title={title}>
			<ul className="grid">
				{guests.map((guest) => (
					<Guest key={guest.bookingId} guest={guest} timeZone={timeZone} />
				))}
			</ul>
		</Sheet>
	);
}

function Guest({ guest, timeZone }: { guest: CalledOffGuest; timeZone: string }) {
	const { bookingId, name, reference, state, text } = guest;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 border-b border-line py-3.5 min-[60rem]:grid-cols-[minmax(0,1fr)_auto] min-[60rem]:items-center">
			<div className="min-w-0 wrap-anywhere">
				<p>
					<Link to={`/dashboard/bookings/${bookingId}`} className="font-bold">
						{name}
					</Link>{" "}
					<Spoken language={guest.language} />{" "}
					<span className="text-sm">{texts.party({ reference, seats: guest.seats })}</span>
				</p>
				<p className={`text-sm ${text ? "font-bold text-few" : "text-ink-soft"}`}>
					{stateInWords(guest, timeZone)}
				</p>
			</div>
			{state === "open" ? (
				<div className="flex flex-wrap gap-2 min-[60rem]:justify-end">
					{text === null ? null : <HandLinks guest={guest} text={text} />}
					<Link
						to={`/dashboard/bookings/${bookingId}/weather`}
						className="inline-grid min-h-12 place-items-center rounded-full border-[1.5px] border-ocean px-4 text-sm font-semibold text-ocean no-underline"
					>
						{texts.choose}
						<span className="sr-only"> {name}</span>
					</Link>
				</div>
			) : null}
		</li>
	);
}

function stateInWords(
	{ state, cents, currency, target, chosenBy, chosenAt, until, text }: CalledOffGuest,
	timeZone: string,
): string {
	if (state === "open")
		return (text === null ? texts.until : texts.notReached)({
			until: formatInstant(until, timeZone),
		});
	if (state === "otherwise") return texts.otherwise;
	const choice =
		state === "move"
			? texts.move({
					day: target ? `${formatDate(target.date, "short")}, ${target.startTime}` : "",
				})
			: texts[state]({ sum: formatMoney(cents, currency) });
	const by = chosenBy ? texts.by[chosenBy] : "";
	return texts.choice({ choice, by, time: chosenAt ? formatInstant(chosenAt, timeZone) : "" });
}

/** What the weather has cost: how many chose what, and the sums of one currency. */
export function sumsOfChoices(guests: readonly CalledOffGuest[]) {
	const of = (state: CalledOffGuest["state"]) => guests.filter((guest) => guest.state === state);
	const cents = (state: CalledOffGuest["state"]) =>
		of(state).reduce((sum, guest) => sum + guest.cents, 0);
	return {
		open: of("open").length,
		otherwise: of("otherwise").length,
		move: of("move").length,
		money: { bookings: of("money").length, cents: cents("money") },
		credit: { bookings: of("credit").length, cents: cents("credit") },
	};
}
