import type { Picture } from "#app/catalogue/excursion.ts";
import { langOf } from "#app/messages/written-texts.ts";
import { useTotem } from "#app/totem/device/totem-status.ts";

export const picturesOfATrip = 3;

export function TripPictures({ pictures }: { pictures: readonly Picture[] }) {
	const { status } = useTotem();
	const [poster, ...others] = pictures.slice(0, picturesOfATrip);
	const columns = others.length > 0 ? "grid-cols-[2fr_1fr]" : "grid-cols-1";
	// the notice of a screen that is not enrolled takes the room of the lists below
	const least = status.isEnrolled === false ? "min-h-[22dvh]" : "min-h-[30dvh]";
	return (
		<div
			className={`-mx-8 grid h-[31.5rem] ${least} shrink-[100]! auto-rows-fr gap-[0.4rem] ${columns} landscape:mx-0 landscape:h-auto landscape:min-h-0 ${others.length > 0 ? "landscape:grid-rows-[2fr_1fr]" : ""} ${others.length > 1 ? "landscape:grid-cols-2" : "landscape:grid-cols-1"}`}
		>
			<FittedPicture
				picture={poster ?? { url: "/art/hero.svg", alt: "" }}
				className={`${others.length > 1 ? "row-span-2 landscape:col-span-2 landscape:row-span-1" : ""}`}
			/>
			{others.map((picture) => (
				<FittedPicture key={picture.url} picture={picture} />
			))}
		</div>
	);
}

function FittedPicture({
	picture,
	className = "",
}: {
	picture: Pick<Picture, "url" | "alt" | "inEnglish">;
	className?: string;
}) {
	return (
		<div className={`relative min-h-0 min-w-0 overflow-hidden bg-sand ${className}`}>
			<img
				src={picture.url}
				alt={picture.alt}
				lang={langOf(picture, "alt")}
				width="960"
				height="960"
				className="absolute inset-0 size-full object-cover object-[50%_70%]"
			/>
		</div>
	);
}

/** Above the text in portrait, where it shrinks for a long text; beside it in landscape. */
export function TotemPicture({
	url,
	alt = "",
	lang,
}: {
	url: string;
	alt?: string;
	/** Of the words in `alt`, where it is not the screen's. */
	lang?: "en" | undefined;
}) {
	return (
		<div className="relative -mx-8 h-[28.5rem] min-h-[9rem] shrink! landscape:mx-0 landscape:h-auto landscape:min-h-0">
			<img
				src={url}
				alt={alt}
				lang={lang}
				width="960"
				height="960"
				className="size-full object-cover object-[50%_77%] landscape:absolute landscape:inset-0"
			/>
		</div>
	);
}
