import { useEffect, useState } from "react";

/** Whether the element with this id is in view. */
export function useInSight(id: string): boolean {
	const [isInSight, setIsInSight] = useState(false);
	useEffect(() => {
		const element = document.getElementById(id);
		if (!element) return;
		const observer = new IntersectionObserver(([entry]) =>
			setIsInSight(entry?.isIntersecting ?? false),
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, [id]);
	return isInSight;
}
