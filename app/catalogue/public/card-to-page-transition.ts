/**
 * Attribute of the part of an excursion's card that its page shows too: the browser carries it over (`app.css`). An id
 * begins with a figure, which no name in a style sheet may. A page has each name once, or nothing is carried over.
 */
export function carriedOver(part: "picture" | "title", excursionId: string) {
	return { "data-carried-over": `${part}-${excursionId}` };
}
