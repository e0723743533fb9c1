import { createContext, type ReactNode, useContext, useState } from "react";

/** The id of the request, while the server draws its page; null in the browser. */
export const RequestNumberContext = createContext<string | null>(null);

const elementId = "request-number";

/** By this number a failed request is found in the log (docs/operations.md). Nothing where it is unknown. */
export function RequestNumber({ children }: { children: ReactNode }) {
	const serverNumber = useContext(RequestNumberContext);
	// kept: the elements that it is read from are replaced while the page is open
	const [number] = useState(() => serverNumber ?? numberInBrowser());
	if (!number) return null;
	return (
		<p className="text-sm text-ink-soft">
			{children}{" "}
			<code id={elementId} className="font-sans font-semibold wrap-anywhere select-all">
				{number}
			</code>
		</p>
	);
}

/**
 * While the server's page wakes, its number stands in it. After a navigation inside the page it is read from the
 * failed answer's `Server-Timing`, the one header that the browser shows to scripts that did not send the request.
 */
function numberInBrowser(): string | null {
	if (typeof document === "undefined") return null;
	const drawnNumber = document.getElementById(elementId)?.textContent;
	if (drawnNumber) return drawnNumber;
	const failed = performance
		.getEntriesByType("resource")
		.filter((entry) => entry instanceof PerformanceResourceTiming)
		.findLast(({ responseStatus }) => responseStatus >= 500);
	return failed?.serverTiming?.find(({ name }) => name === "request")?.description ?? null;
}
