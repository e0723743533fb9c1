import type { Letter } from "./booking-mails.tsx";

/** The mail on the day after a trip, to those who were on board. */
export function thanksLetter(
	{ title }: { title: string },
	operator: string,
	reviewUrl: string,
): Letter {
	return {
		subject: `Thank you for coming: ${title}`,
		heading: "Thank you for coming with us",
		paragraphs: [
			`We hope that "${title}" stays with you for long.`,
			"Would you tell others how it was? Two sentences help a small company like ours a lot.",
			"Was something not as it should be? Just answer this mail: we read it ourselves. We do not ask a second time.",
		],
		link: { label: `Write about ${operator}`, url: reviewUrl },
	};
}
