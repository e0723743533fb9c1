import type { Picture } from "#app/catalogue/excursion.ts";
import { excursionPageTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { SizedPicture } from "./sized-picture.tsx";

const id = "pictures";

const round =
	"absolute grid size-12 cursor-pointer place-items-center rounded-full bg-abyss text-[1.6rem]/none text-white no-underline ring-1 ring-white/60 hover:bg-white hover:text-basalt";
const step = `top-[calc(50%-1.5rem)] ${round}`;

/** Over the pictures of an excursion: opens all of them, without a script. */
export function ViewPictures({ count }: { count: number }) {
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
export function PictureViewer({ pictures }: { pictures: Picture[] }) {
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
