import type { Departure } from "#app/departures/departure.ts";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { nothingFreeAndBotCheckTexts } from "#app/messages/catalogues/booking/nothing-free-and-bot-check.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";

/** The departures of a day that has several, each with its time, free seats and the guide's languages. */
export function StartChoice({
	date,
	starts,
	chosenDeparture,
	choose,
	seats = 1,
	errors,
}: {
	/** Local date. */
	date: string;
	starts: readonly Departure[];
	chosenDeparture: Departure | null;
	choose: (startTime: string) => void;
	/** So many must be free. */
	seats?: number;
	errors?: readonly string[] | undefined;
}) {
	const { departuresOn } = useTexts(nothingFreeAndBotCheckTexts);
	const { formatDate } = useFormats();
	return (
		<fieldset
			id="start"
			tabIndex={-1}
			aria-describedby={errors ? "start-error" : undefined}
			className="mt-4 grid min-w-0 gap-[3px] rounded-md"
		>
			<legend className="mb-2 font-semibold">
				{departuresOn({ day: formatDate(date, "long") })}
			</legend>
			{errors ? <FieldError id="start-error">{errors[0]}</FieldError> : null}
			{starts.map((each) => (
				<Start
					key={each.id}
					departure={each}
					isOffered={each.state === "open" && each.left >= seats}
					isChosen={each.id === chosenDeparture?.id}
					choose={choose}
				/>
			))}
		</fieldset>
	);
}

function Start({
	departure: { startTime, left, languages, state },
	isOffered,
	isChosen,
	choose,
}: {
	departure: Departure;
	isOffered: boolean;
	isChosen: boolean;
	choose: (startTime: string) => void;
}) {
	const { day: texts } = useTexts(bookingFormTexts);
	const { formatList, formatTime, languageName } = useFormats();
	const why = state === "open" ? texts.left({ count: left }) : texts[whyNot[state]];
	const time = formatTime(startTime);
	const guides = formatList(languages.map(languageName));
	return (
		<label
			className={`relative flex min-h-12 flex-wrap items-center gap-x-3 rounded-sm px-3 py-2 text-sm ${
				isOffered ? "day-choice bg-foam text-on-foam" : "text-ink-soft"
			}`}
		>
			<input
				type="radio"
				name="start"
				value={startTime}
				checked={isChosen}
				disabled={!isOffered}
				onChange={() => choose(startTime)}
				aria-label={state === "open" ? texts.label({ day: time, left, guides }) : `${time}, ${why}`}
				className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-sm opacity-0"
			/>
			<b className={`text-[1.1rem] font-[650] lining-nums ${isOffered ? "" : "line-through"}`}>
				{time}
			</b>
			<span>{why}</span>
			<span className="ml-auto">{guides}</span>
		</label>
	);
}

const whyNot = { full: "full", "too-late": "tooLate", closed: "full" } as const;
