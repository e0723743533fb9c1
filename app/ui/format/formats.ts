import { type Language, languageFacts } from "#app/messages/languages.ts";
import { keep } from "./memoize.ts";
import { moneyDigits, moneyFormat } from "./money.ts";

/** How a local date is written. It has no time zone: it is formatted as a date in UTC. */
const dateStyles = {
	/** Sat 5 June */
	short: { weekday: "short", day: "numeric", month: "long" },
	/** Saturday 5 June */
	long: { weekday: "long", day: "numeric", month: "long" },
	/** Saturday 5 June 2027 */
	full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
	/** 5 June 2027 */
	date: { day: "numeric", month: "long", year: "numeric" },
	/** 5 June */
	dayOfMonth: { day: "numeric", month: "long" },
	/** 5 */
	day: { day: "numeric" },
	/** Saturday */
	weekday: { weekday: "long" },
	/** Sat */
	shortWeekday: { weekday: "short" },
	/** Sat 5 */
	dayOfWeek: { weekday: "short", day: "numeric" },
	/** June */
	monthName: { month: "long" },
	/** June 2027 */
	month: { month: "long", year: "numeric" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How a moment is written in a time zone. */
const instantStyles = {
	/** 5 June 2027, 10:12 */
	instant: { day: "numeric", month: "long", year: "numeric" },
	/** Thursday 3 June, 04:30 */
	deadline: { weekday: "long", day: "numeric", month: "long" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type Formats = ReturnType<typeof makeFormats>;

/** Dates, times, money and lists as that language writes them. */
export const formatsIn = keep(makeFormats);

function makeFormats(language: Language) {
	const { locale, hour, firstOfMonth, hourSign } = languageFacts[language];
	const moneys = keep((currency: string, digits: number) => moneyFormat(locale, currency, digits));
	const lists = keep(
		(type: "conjunction" | "disjunction") => new Intl.ListFormat(locale, { type }),
	);

	/**
	 * What `Intl` leaves out or does differently: some browsers put a comma after an English weekday, and server and browser
	 * must agree; French and Italian write the first of a month as an ordinal.
	 */
	const corrected = (date: string) => {
		if (language === "en") return date.replace(",", "");
		return firstOfMonth ? date.replace(/(?<!\d)1(?= \p{L})/u, firstOfMonth) : date;
	};
	const styles = {
		...dateStyles,
		...instantStyles,
		clock: { hour, minute: "2-digit", hourCycle: "h23" },
	} satisfies Record<string, Intl.DateTimeFormatOptions>;
	const dates = keep(
		(style: keyof typeof styles, timeZone: string) =>
			new Intl.DateTimeFormat(locale, { ...styles[style], timeZone }),
	);
	const formatDate = keep((localDate: string, style: keyof typeof dateStyles): string =>
		corrected(dates(style, "UTC").format(Date.parse(`${localDate}T00:00Z`))),
	);
	const clock = (instant: number, timeZone: string) => {
		const time = dates("clock", timeZone).format(instant);
		return hourSign ? time.replace(/^0?(\d+):/, `$1${hourSign}`) : time;
	};
	const atClock = (style: keyof typeof instantStyles, instant: number, timeZone: string) => {
		const day = dates(style, timeZone).format(instant);
		return `${corrected(day)}, ${clock(instant, timeZone)}`;
	};
	return {
		/** "€64", or "€64.50" where there are cents; less than nothing has a minus, where `Intl` puts a hyphen: "−€64". */
		formatMoney: keep((cents: number, currency: string): string =>
			moneys(currency, moneyDigits(cents))
				.format(cents / 100)
				.replace("-", "−"),
		),
		/** Hundredths of a percent: 700 → "7%". */
		formatPercent: keep((hundredths: number): string =>
			new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(
				hundredths / 10_000,
			),
		),
		formatDate,
		/** "2027-06" → "June 2027" */
		formatMonth: (month: string): string => formatDate(`${month}-01`, "month"),
		/** A local time: "04:30" → "4:30" in Spanish. */
		formatTime: keep((time: string): string => clock(Date.parse(`2000-01-01T${time}Z`), "UTC")),
		/** "14:35" in that time zone. */
		formatClock: clock,
		/** "5 June 2027, 10:12" in that time zone. */
		formatInstant: (instant: number, timeZone: string): string =>
			atClock("instant", instant, timeZone),
		/** "Thursday 3 June, 04:30" in that time zone. */
		formatDeadline: (instant: number, timeZone: string): string =>
			atClock("deadline", instant, timeZone),
		/** @param weekday 0 = Sunday … 6 = Saturday */
		weekdayName: (weekday: number, style: "long" | "short" = "long"): string =>
			// 2026-11-01 was a Sunday
			formatDate(`2026-11-0${1 + weekday}`, style === "long" ? "weekday" : "shortWeekday"),
		/** "de" → "German"; text that is no language code stays as it is. */
		languageName: keep((code: string): string => {
			try {
				return (
					new Intl.DisplayNames(locale, { type: "language", fallback: "code" }).of(code) ?? code
				);
			} catch {
				return code;
			}
		}),
		/** "English, German and Spanish"; with "or": "Friday or Saturday" */
		formatList: (items: readonly string[], word: "and" | "or" = "and"): string =>
			lists(word === "and" ? "conjunction" : "disjunction").format(items),
	};
}
