import type { ProviderRow } from "./provider.ts";
import { apple } from "./providers/apple.ts";
import { atlassian } from "./providers/atlassian.ts";
import { cognito } from "./providers/cognito.ts";
import { discord } from "./providers/discord.ts";
import { dropbox } from "./providers/dropbox.ts";
import { facebook } from "./providers/facebook.ts";
import { figma } from "./providers/figma.ts";
import { github } from "./providers/github.ts";
import { gitlab } from "./providers/gitlab.ts";
import { google } from "./providers/google.ts";
import { huggingface } from "./providers/huggingface.ts";
import { kakao } from "./providers/kakao.ts";
import { kick } from "./providers/kick.ts";
import { line } from "./providers/line.ts";
import { linear } from "./providers/linear.ts";
import { linkedin } from "./providers/linkedin.ts";
import { microsoft } from "./providers/microsoft.ts";
import { naver } from "./providers/naver.ts";
import { notion } from "./providers/notion.ts";
import { paypal } from "./providers/paypal.ts";
import { reddit } from "./providers/reddit.ts";
import { roblox } from "./providers/roblox.ts";
import { salesforce } from "./providers/salesforce.ts";
import { slack } from "./providers/slack.ts";
import { spotify } from "./providers/spotify.ts";
import { tiktok } from "./providers/tiktok.ts";
import { twitch } from "./providers/twitch.ts";
import { twitter } from "./providers/twitter.ts";
import { vk } from "./providers/vk.ts";
import { zoom } from "./providers/zoom.ts";

/** All identity providers that the product knows, in the order in which a page shows them. */
export const providerRows: readonly ProviderRow[] = [
	apple,
	atlassian,
	cognito,
	discord,
	facebook,
	figma,
	github,
	microsoft,
	google,
	huggingface,
	slack,
	spotify,
	twitch,
	twitter,
	dropbox,
	kick,
	linear,
	linkedin,
	gitlab,
	tiktok,
	reddit,
	roblox,
	salesforce,
	vk,
	zoom,
	notion,
	kakao,
	naver,
	line,
	paypal,
];
