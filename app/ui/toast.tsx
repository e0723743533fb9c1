import { useEffect, useState } from "react";

const shownMilliseconds = 5000;

/** One dark sentence, top centre: what has just been done. Without JavaScript it stays. */
export function Toast({ children }: { children: string }) {
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setOver(true), shownMilliseconds);
		return () => clearTimeout(timer);
	}, []);
	return (
		<div role="status">
			{isOver ? null : (
				<p className="fixed top-4 left-1/2 z-20 w-max max-w-[calc(100%-2rem)] -translate-x-1/2 rounded-full bg-ink px-5 py-3 text-center font-semibold text-paper shadow-lift print:hidden">
					{children}
				</p>
			)}
		</div>
	);
}
