/** The trip's poster: above on an upright screen, beside on a lying one, always to the edge of the glass. */
export function TotemPicture({
	url,
	alt = "",
	isSmall = false,
}: {
	url: string;
	alt?: string;
	/** Makes room for the keyboard on an upright screen. */
	isSmall?: boolean;
}) {
	return (
		<div
			className={`relative -mx-8 -mt-24 landscape:mx-0 landscape:h-auto landscape:min-h-0 ${isSmall ? "h-[20rem]" : "h-[30.5rem]"}`}
		>
			<img
				src={url}
				alt={alt}
				width="960"
				height="960"
				className="size-full object-cover object-[50%_77%] landscape:absolute landscape:inset-0"
			/>
		</div>
	);
}
