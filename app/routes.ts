import { index, layout, type RouteConfig } from "@react-router/dev/routes";

/** Every URL of the product. */
export default [layout("site/layout.tsx", [index("site/home.tsx")])] satisfies RouteConfig;
