import type { ReactNode } from "react";
import { weatherTexts } from "#app/messages/texts.ts";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { firstName } from "#app/sales/booking/booking-words.ts";
import { islandTimeInWords } from "#app/sales/cancellation/refund-promise.ts";
import { CallUs, GuestBookingStep } from "#app/sales/guest/guest-booking-step.tsx";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { weatherOptions } from "./weather-options.ts";

type WeatherOptions = ReturnType<typeof weatherOptions>;

interface WeatherStepProps extends WeatherOptions {
	booking: GuestBooking;
	/** Milliseconds since the epoch until which the guest may choose, and whether that is over. */
	ends: number;
	isOver: boolean;
	timeZone: string;
	problem: string | null;
	operator: { email: string; phone: string };
}

/** The guest's own page while the weather has called off the departure: another one, credit, or the money. */
export function WeatherStep(props: WeatherStepProps) {
	const { booking, isOver, problem, operator } = props;
	const texts = useTexts(weatherTexts);
	const { formatDate } = useFormats();
	if (isOver)
		return (
			<GuestBookingStep title={texts.tooLate} booking={booking}>
				<p className="text-lg/normal text-ink-soft">{texts.tooLateText}</p>
				<CallUs operator={operator} />
			</GuestBookingStep>
		);
	const calledOff = booking.weather?.date ?? booking.date;
	return (
		<GuestBookingStep title={texts.title({ name: firstName(booking.name) })} booking={booking}>
			<p className="text-lg/normal text-ink-soft">
				{texts.lead({ date: formatDate(calledOff, "long") })}
			</p>
			<Deadline {...props} />
			{problem ? (
				<Notice look="bad">
					<p>{problem}</p>
				</Notice>
			) : null}
			<form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-6">
				<WeatherFields {...props} />
				<p className="text-sm text-ink-soft">{texts.final}</p>
				<Button look="next" className="w-full">
					{texts.confirm}
				</Button>
			</form>
			<CallUs operator={operator} />
		</GuestBookingStep>
	);
}

function Deadline({ booking, ends, timeZone }: WeatherStepProps) {
	const texts = useTexts(weatherTexts);
	const language = useLanguage();
	const localPath = useLocalPath();
	const dayInWords = useDayInWords();
	const until = islandTimeInWords(ends, timeZone, language);
	if (booking.weather?.choice !== "move")
		return <p className="font-semibold">{texts.until({ until })}</p>;
	return (
		<Notice look="good">
			<p>{texts.taken({ day: dayInWords(booking), until })}</p>
			<ButtonAnchor href={localPath(`/booking/${booking.confirmId}`)} className="mt-3">
				{texts.keep}
			</ButtonAnchor>
		</Notice>
	);
}

function useDayInWords() {
	const { formatDate, formatTime } = useFormats();
	return ({ date, startTime }: { date: string; startTime: string }) =>
		`${formatDate(date, "long")}, ${formatTime(startTime)}`;
}

/** The choices, as one group of radio buttons: `choice` is "money", "credit", or the id of a departure. */
export function WeatherFields({ targets, moneyWords, creditCents, currency }: WeatherOptions) {
	const texts = useTexts(weatherTexts);
	const { formatMoney, formatTime } = useFormats();
	const dayInWords = useDayInWords();
	return (
		<fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<legend className="mb-3 font-display text-[1.6rem]/tight">{texts.legend}</legend>
			<p>
				<b className="block">{texts.departures}</b>{" "}
				<span className="text-sm text-ink-soft">
					{targets.length > 0 ? texts.departuresHint : texts.noDepartures}
				</span>
			</p>
			{targets.map(({ id, stop, ...day }) => (
				<Option key={id} value={String(id)} title={dayInWords(day)}>
					<span lang={langOf(stop, "title")}>
						{texts.ready({ time: formatTime(stop.time), stop: stop.title })}
					</span>
				</Option>
			))}
			{creditCents > 0 ? (
				<Option value="credit" title={texts.credit({ sum: formatMoney(creditCents, currency) })}>
					{texts.creditHint}
				</Option>
			) : null}
			<Option value="money" title={texts.money}>
				{moneyWords}
			</Option>
		</fieldset>
	);
}

function Option({ value, title, children }: { value: string; title: string; children: ReactNode }) {
	return (
		<label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-3.5 rounded-md border border-line bg-paper px-4 py-3.5 wrap-anywhere has-checked:border-ocean has-checked:bg-foam has-checked:text-on-foam">
			<input
				type="radio"
				name="choice"
				value={value}
				required
				className="mt-0.5 size-5 accent-ocean"
			/>
			<span>
				<b className="block">{title}</b> <span className="text-sm">{children}</span>
			</span>
		</label>
	);
}
