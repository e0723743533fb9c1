import type { Excursion, Picture } from "#app/catalogue/excursion.ts";
import { excursionPageTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { carriedOver } from "./card-to-page-transition.ts";
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

const id = "pictures";

const round =
	"absolute grid size-12 cursor-pointer place-items-center rounded-full bg-abyss text-[1.6rem]/none text-white no-underline ring-1 ring-white/60 hover:bg-white hover:text-basalt";
const step = `top-[calc(50%-1.5rem)] ${round}`;

/** Over the pictures of an excursion: opens all of them, without a script. */
function ViewPictures({ count }: { count: number }) {
	const texts = useTexts(excursionPageTexts).pictures;
	return (
		<button
			type="button"
			popoverTarget={id}
			className="col-span-2 min-h-11 justify-self-end lg:absolute lg:right-3 lg:bottom-3 cursor-pointer rounded-full bg-paper px-4.5 py-1.5 text-sm font-[650] text-ink shadow-lift hover:bg-foam hover:text-on-foam"
		>
			{texts.all({ count })}
		</button>
	);
}

/**
 * All pictures, one a screen: a popover of the browser, which closes by Escape and gives the focus back, over a strip that
 * snaps to each picture, for fingers and arrow keys. A browser that knows no popover shows the strip where it stands.
 */
function PictureViewer({ pictures }: { pictures: Picture[] }) {
	const texts = useTexts(excursionPageTexts).pictures;
	return (
		<div
			id={id}
			popover="auto"
			role="dialog"
			aria-label={texts.all({ count: pictures.length })}
			className="dark picture-viewer bg-abyss text-white"
		>
			<button
				type="button"
				popoverTarget={id}
				popoverTargetAction="hide"
				aria-label={texts.close}
				className={`top-3 right-3 z-1 ${round}`}
			>
				×
			</button>
			<ul
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move a strip that has the focus
				tabIndex={0}
				// biome-ignore lint/a11y/noAutofocus: as the popover opens, not as the page does
				autoFocus
				aria-label={texts.all({ count: pictures.length })}
				className="picture-strip"
			>
				{pictures.map((picture, index) => (
					// focused by the link that leads here, so that Tab goes on from it
					<li
						key={picture.url}
						id={`${id}-${index}`}
						tabIndex={-1}
						className="relative grid outline-none"
					>
						<figure className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-3 p-3 text-center">
							<SizedPicture
								picture={picture}
								sizes="100vw"
								alt=""
								loading="lazy"
								className="size-full object-contain"
							/>
							<figcaption className="text-sm">
								<b className="tabular-nums">
									{texts.numberOf({ number: index + 1, count: pictures.length })}
								</b>{" "}
								<span lang={langOf(picture, "alt")}>{picture.alt}</span>
							</figcaption>
						</figure>
						{index > 0 ? (
							<a
								href={`#${id}-${index - 1}`}
								aria-label={texts.previous}
								className={`left-3 ${step}`}
							>
								‹
							</a>
						) : null}
						{index < pictures.length - 1 ? (
							<a href={`#${id}-${index + 1}`} aria-label={texts.next} className={`right-3 ${step}`}>
								›
							</a>
						) : null}
					</li>
				))}
			</ul>
		</div>
	);
}
