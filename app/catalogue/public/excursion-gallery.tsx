import type { Excursion, Picture } from "#app/catalogue/excursion.ts";
import { langOf } from "#app/messages/written-texts.ts";
import { carriedOver } from "./card-to-page-transition.ts";
import { PictureViewer, ViewPictures } from "./picture-viewer.tsx";
import { SizedPicture } from "./sized-picture.tsx";

const frame = "relative overflow-hidden rounded-lg bg-sand";
const fill = "absolute inset-0 size-full object-cover";
/** Aspect ratio of the first picture on a wide screen, by the number of pictures beside it. */
const posterShape = [
	"lg:aspect-[2.4]",
	"lg:col-span-1 lg:aspect-[1.62]",
	"lg:col-span-1 lg:row-span-2 lg:aspect-[1.62]",
];

/** The first picture large, and up to two beside it; a button shows all of them. */
export function ExcursionGallery({
	excursion: { id, pictures },
}: {
	excursion: Pick<Excursion, "id" | "pictures">;
}) {
	const [poster, ...others] = pictures;
	if (!poster) return null;
	const beside = others.slice(0, 2);
	return (
		<div
			className={`relative grid grid-cols-2 gap-2.5 ${beside.length > 0 ? "lg:grid-cols-[3fr_1fr]" : ""}`}
		>
			<div
				className={`${frame} col-span-2 aspect-4/3 ${posterShape[beside.length]}`}
				{...carriedOver("picture", id)}
			>
				<SizedPicture
					picture={poster}
					sizes="(min-width: 62rem) 57rem, 100vw"
					alt={poster.alt}
					lang={langOf(poster, "alt")}
					fetchPriority="high"
					className={`${fill} lg:object-[50%_78%]`}
				/>
			</div>
			{beside.map((picture) => (
				<Other
					key={picture.url}
					picture={picture}
					className={
						beside.length === 1 ? "col-span-2 lg:col-span-1 lg:aspect-auto" : "lg:aspect-auto"
					}
				/>
			))}
			{others.length > 0 ? (
				<>
					<ViewPictures count={pictures.length} />
					<PictureViewer pictures={pictures} />
				</>
			) : null}
		</div>
	);
}

function Other({ picture, className = "" }: { picture: Picture; className?: string }) {
	return (
		<div className={`${frame} aspect-square ${className}`}>
			<SizedPicture
				picture={picture}
				sizes="(min-width: 62rem) 19rem, 50vw"
				alt={picture.alt}
				lang={langOf(picture, "alt")}
				loading="lazy"
				className={fill}
			/>
		</div>
	);
}
