import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** What every screen may know of the operator and its island; from the root's loader. */
export interface IslandFacts {
	appUrl: string;
	currency: string;
	timeZone: string;
	operator: { name: string; email: string; phone: string };
	isDevelopment: boolean;
}

export function useIsland(): IslandFacts {
	const island = useRouteLoaderData<typeof loader>("root");
	if (!island) throw new Error("The island's facts come with the root route");
	return island;
}
