/** Font size of a title: long titles are smaller, so that the next button stays on the screen. */
export function titleSize(title: string): string {
	if (title.length > 80) return "text-[1.6rem]";
	return title.length > 42 ? "text-[1.9rem]" : "text-[2.7rem] landscape:text-[2.5rem]";
}
