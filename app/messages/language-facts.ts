export interface LanguageFacts {
	/** Its own name, because visitors look for it in a language that they may not read. */
	name: string;
	/** BCP 47, for dates, numbers and lists as `Intl` writes them, and for the payment page. */
	locale: string;
	/** "04:30" or "4:30". */
	hour: "2-digit" | "numeric";
	/** "1er": the first of a month, where it is written as an ordinal, which `Intl` does not. */
	firstOfMonth?: string;
	/** " h ": between hours and minutes, where `Intl` writes a colon. */
	hourSign?: string;
}
