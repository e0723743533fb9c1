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
