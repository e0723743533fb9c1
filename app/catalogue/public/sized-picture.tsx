import type { ComponentProps } from "react";
import type { Picture } from "#app/catalogue/excursion.ts";

/** A picture in the size that its place needs (`sizes`); nothing where there is none. */
export function SizedPicture({
	picture,
	alt,
	...rest
}: { picture: Picture | null; alt: string } & ComponentProps<"img">) {
	if (!picture) return null;
	const { url, srcSet, width, height } = picture;
	return <img src={url} srcSet={srcSet} alt={alt} width={width} height={height} {...rest} />;
}
