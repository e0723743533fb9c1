import type { WrittenTexts } from "#app/messages/written-texts.ts";
import { WrittenWords } from "#app/messages/written-words.tsx";

interface Stop extends WrittenTexts<"title" | "place"> {
	title: string;
	place: string;
}

/** "Hotel Los Dragos, main door, Playa Larga", each part marked where it stands in English. */
export function StopWords({ stop }: { stop: Stop }) {
	const { title, place, inEnglish } = stop;
	if (!inEnglish) return [title, place].filter(Boolean).join(", ");
	return (
		<>
			<WrittenWords of={stop} name="title" words={title} />
			{place ? ", " : ""}
			<WrittenWords of={stop} name="place" words={place} />
		</>
	);
}
