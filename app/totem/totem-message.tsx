import type { ReactNode } from "react";
import { TotemPicture } from "./catalogue/trip-pictures.tsx";

export function TotemMessage({
	picture,
	title,
	children,
}: {
	picture: string;
	title: string;
	children: ReactNode;
}) {
	return (
		<>
			<TotemPicture url={picture} />
			<section className="grid content-start gap-6 text-[1.25rem]/normal landscape:content-center-safe landscape:px-[2.4rem]">
				<h1 className="text-[3.2rem]">{title}</h1>
				{children}
			</section>
		</>
	);
}
