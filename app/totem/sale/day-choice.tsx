import type { ReactNode } from "react";
import { type Departure, fewSeats } from "#app/departures/departure.ts";
import { bestDeparture } from "#app/departures/offer/chosen-departure.ts";
import { totemSaleTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import type { DepartureDay } from "#app/totem/catalogue/trips.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { Choice } from "./use-choice.ts";

export function DayChoice({ choice }: { choice: Choice }) {
	const texts = useTexts(totemSaleTexts).day;
	return (
		<fieldset aria-labelledby="days-title" className="min-w-0">
			<div className="mb-2 flex items-center justify-between gap-4">
				<h2 id="days-title" className="text-[1.35rem]/[1.2]">
					{texts.which}
				</h2>
				{choice.hasEarlier || choice.hasLater ? (
					<div className="flex gap-2">
						<PageButton isPossible={choice.hasEarlier} turn={() => choice.turn(-1)}>
							<span aria-hidden="true">‹</span> {texts.earlier}
						</PageButton>
						<PageButton isPossible={choice.hasLater} turn={() => choice.turn(1)}>
							{texts.later} <span aria-hidden="true">›</span>
						</PageButton>
					</div>
				) : null}
			</div>
			<div className="grid grid-cols-3 gap-[0.7rem]">
				{choice.days.map((day) => (
					<Day key={day.date} day={day} choice={choice} />
				))}
			</div>
			<StartChoice choice={choice} />
		</fieldset>
	);
}

function PageButton({
	isPossible,
	turn,
	children,
}: {
	isPossible: boolean;
	turn: () => void;
	children: ReactNode;
}) {
	return (
		<button
			type="button"
			disabled={!isPossible}
			onClick={turn}
			className="min-h-[max(2.7rem,56px)] rounded-full border-2 border-edge bg-paper px-4 text-sm font-[650] disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-ink-soft"
		>
			{children}
		</button>
	);
}

const cell =
	"relative grid min-h-[4.6rem] content-center gap-0.5 rounded-md px-3 py-2.5 leading-[1.25] landscape:min-h-[4rem] landscape:py-2";

function Day({ day: { date, departures }, choice }: { day: DepartureDay; choice: Choice }) {
	const texts = useTexts(totemSaleTexts).day;
	const { formatDate, formatList, languageName } = useFormats();
	const best = bestDeparture(departures);
	const day = formatDate(date, "short");
	if (best?.state !== "open") return <FullCell>{day}</FullCell>;
	const open = departures.filter(({ state }) => state === "open");
	const languages = [...new Set(open.flatMap((each) => each.languages))];
	return (
		<OpenCell
			departure={{ ...best, languages }}
			name="date"
			value={date}
			label={texts.aloud({
				day: formatDate(date, "long"),
				seats: best.left,
				guides: formatList(languages.map(languageName)),
			})}
			isChosen={choice.chosenDate === date}
			choose={() => choice.chooseDay(date)}
		>
			{day}
		</OpenCell>
	);
}

/** The departures of the chosen day, where it has several. */
function StartChoice({ choice }: { choice: Choice }) {
	const texts = useTexts(totemSaleTexts).day;
	const { formatList, formatTime, languageName } = useFormats();
	if (choice.starts.length === 0) return null;
	return (
		<fieldset
			aria-labelledby="starts-title"
			// a landscape screen has room for one line more, and no room for two
			className="mt-3 min-w-0 landscape:mt-1.5 landscape:flex landscape:items-center landscape:gap-5"
		>
			<h2
				id="starts-title"
				className="text-[1.35rem]/[1.2] portrait:mb-2 landscape:flex-none landscape:text-[1.2rem]"
			>
				{texts.whichStart}
			</h2>
			<div className="grid grow grid-cols-3 gap-[0.7rem]">
				{choice.starts.map((departure) => {
					const { id, startTime, state, left, languages } = departure;
					const time = formatTime(startTime);
					return state === "open" ? (
						<OpenCell
							key={id}
							departure={departure}
							name="start"
							value={startTime}
							label={texts.aloud({
								day: time,
								seats: left,
								guides: formatList(languages.map(languageName)),
							})}
							isChosen={choice.day?.id === id}
							choose={() => choice.chooseStart(startTime)}
							className={startCell}
						>
							{time}
						</OpenCell>
					) : (
						<FullCell key={id} className={startCell}>
							{time}
						</FullCell>
					);
				})}
			</div>
		</fieldset>
	);
}

const startCell =
	"landscape:flex landscape:min-h-[max(2.7rem,56px)] landscape:flex-wrap landscape:items-center landscape:gap-x-3 landscape:py-1";

function FullCell({ children, className = "" }: { children: string; className?: string }) {
	return (
		<div className={`${cell} ${className} border-2 border-line text-ink-soft`}>
			<s className="font-display text-[1.05rem]/[1.1] tracking-[-0.02em]">{children}</s>
			<span className="text-[0.85rem]">{useTexts(totemSaleTexts).day.full}</span>
		</div>
	);
}

/** A day or a start that can be chosen: the whole cell is one radio button. */
function OpenCell({
	departure: { left, languages },
	name,
	value,
	label,
	isChosen,
	choose,
	className = "",
	children,
}: {
	departure: Pick<Departure, "left" | "languages">;
	name: "date" | "start";
	value: string;
	label: string;
	isChosen: boolean;
	choose: () => void;
	className?: string;
	children: string;
}) {
	const texts = useTexts(totemSaleTexts).day;
	const codes = languages.map((language) => language.slice(0, 2).toUpperCase()).join(" ");
	return (
		<label
			className={`${cell} ${className} ${left <= fewSeats ? "bg-sand" : "bg-foam"} cursor-pointer has-checked:bg-ocean has-checked:text-white has-focus-visible:outline-4 has-focus-visible:outline-offset-3 has-focus-visible:outline-ocean forced-colors:has-checked:outline-3`}
		>
			<input
				type="radio"
				name={name}
				value={value}
				checked={isChosen}
				onChange={choose}
				aria-label={label}
				className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
			/>
			<b className="font-display text-[1.05rem]/[1.1] font-normal tracking-[-0.02em] lining-nums">
				{children}
			</b>
			<span className="text-[0.85rem]">{texts.left({ seats: left, languages: codes })}</span>
		</label>
	);
}
