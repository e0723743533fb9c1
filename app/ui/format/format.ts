/** Formatters are kept, because making one costs a hundred times its use. */
const locale = "en-GB";

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** "€64", or "€64.50" where there are cents. */
export function formatMoney(cents: number, currency: string): string {
	const digits = cents % 100 === 0 ? 0 : 2;
	const key = `${currency}${digits}`;
	let format = moneyFormats.get(key);
	if (!format) {
		format = new Intl.NumberFormat(locale, {
			style: "currency",
			currency,
			minimumFractionDigits: digits,
			maximumFractionDigits: digits,
		});
		moneyFormats.set(key, format);
	}
	return format.format(cents / 100);
}

// A local date has no time zone: it is formatted as a date in UTC.
const dateFormats = {
	/** Sat 5 June */
	short: new Intl.DateTimeFormat(locale, {
		weekday: "short",
		day: "numeric",
		month: "long",
		timeZone: "UTC",
	}),
	/** Saturday 5 June */
	long: new Intl.DateTimeFormat(locale, {
		weekday: "long",
		day: "numeric",
		month: "long",
		timeZone: "UTC",
	}),
	/** Saturday 5 June 2027 */
	full: new Intl.DateTimeFormat(locale, {
		weekday: "long",
		day: "numeric",
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	}),
	/** Saturday */
	weekday: new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }),
	/** June 2027 */
	month: new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
};

const shortWeekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });

export function formatDate(localDate: string, style: keyof typeof dateFormats): string {
	// some browsers put a comma after the weekday; server and browser must agree
	return dateFormats[style].format(Date.parse(`${localDate}T00:00Z`)).replace(",", "");
}

/** @param weekday 0 = Sunday … 6 = Saturday */
export function weekdayName(weekday: number, style: "long" | "short" = "long"): string {
	// 2026-11-01 was a Sunday
	const date = Date.UTC(2026, 10, 1 + weekday);
	return (style === "long" ? dateFormats.weekday : shortWeekday).format(date);
}

const languageNames = new Intl.DisplayNames(locale, { type: "language", fallback: "code" });

/** "en" → "English"; text that is no language code stays as it is. */
export function languageName(language: string): string {
	try {
		return languageNames.of(language) ?? language;
	} catch {
		return language;
	}
}

const lists = {
	and: new Intl.ListFormat(locale, { type: "conjunction" }),
	or: new Intl.ListFormat(locale, { type: "disjunction" }),
};

/** "English, German and Spanish"; with "or": "Friday or Saturday" */
export function formatList(items: readonly string[], word: keyof typeof lists = "and"): string {
	return lists[word].format(items);
}

const numberWords = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** One to twelve as a word, larger numbers in digits. */
export function numberWord(count: number): string {
	return numberWords[count] ?? String(count);
}

const plurals = new Intl.PluralRules(locale);

/** formatCount(2, { one: "adult", other: "adults" }) → "2 adults" */
export function formatCount(count: number, words: { one: string; other: string }): string {
	return `${count} ${plurals.select(count) === "one" ? words.one : words.other}`;
}

/** 90 → "1 h 30 min", 240 → "4 hours" */
export function formatDuration(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	if (hours === 0) return `${rest} min`;
	if (rest > 0) return `${hours} h ${rest} min`;
	return formatCount(hours, { one: "hour", other: "hours" });
}
