import type { PlaceName } from "./index-data.ts";
import { type Word, wordsOf } from "./word-stems.ts";
import type { Entry } from "../listing.ts";

/** One field of a listing. */
interface Field {
  readonly place: PlaceName;
  readonly words: readonly Word[];
  /** How much a word in it counts. */
  readonly weight: number;
  /** Words that such a field usually has. */
  readonly usualLength: number;
}

/** The fields in which a listing is searched. */
export function fieldsOf(whole: Entry): readonly Field[] {
  const { name, path, owner } = namesOf(whole);
  const identifiers = whole.packages.map(({ identifier }) => identifier).join(" ");
  return [
    field("name", name, { weight: 2.6, usualLength: 4 }),
    field("path", path, { weight: 1.4, usualLength: 4 }),
    field("tags", whole.tags.join(" "), { weight: 1.6, usualLength: 5 }),
    field("description", whole.description, { weight: 1, usualLength: 16 }),
    field("parameters", whole.parameters.join(" "), { weight: 0.5, usualLength: 8 }),
    field("host", owner, { weight: 0.7, usualLength: 2 }),
    field("product", productsIn([name, path, owner, identifiers].join(" ")), {
      weight: 0.9,
      usualLength: 5,
    }),
  ];
}

function field(
  place: PlaceName,
  text: string,
  { weight, usualLength }: Pick<Field, "weight" | "usualLength">,
): Field {
  return { place, words: wordsOf(text), weight, usualLength };
}

/** Labels of hosts that say nothing of who or what is behind them. */
const COMMON_LABELS =
  /^(?:www|api|app|com|org|net|io|ai|dev|xyz|fun|vercel|onrender|netlify|workers|railway|up|replit|ngrok|ngrok-free|supabase|co|x402|github|gitlab|production|staging|mcp|server)$/;

/** What a listing is called, the words of its path, and those of its host or publisher. */
function namesOf({ name, url, tool, kind }: Entry): {
  readonly name: string;
  readonly path: string;
  readonly owner: string;
} {
  const { title, inner } = partsOfName(name);
  // The registry's names say who publishes before they say what it is.
  const full = inner === "" ? title : inner;
  const isRegistered = kind === "mcp-server" && /^[\w.-]+\/[\w.-]+$/.test(full);
  const [publisher = "", server = ""] = isRegistered ? full.split("/") : [];
  const address = url === null ? null : new URL(url);
  const labels = `${address?.hostname ?? ""}.${publisher}`.split(".");
  return {
    name: [isRegistered && inner === "" ? "" : title, server, tool ?? ""].join(" "),
    path: pathWords(address?.pathname ?? ""),
    owner: labels.filter((label) => label !== "" && !COMMON_LABELS.test(label)).join(" "),
  };
}

/** A name as the sources give it: what it is called, and in parentheses what tells it apart. */
function partsOfName(name: string): { readonly title: string; readonly inner: string } {
  const at = name.endsWith(")") ? name.lastIndexOf(" (") : -1;
  return at < 0
    ? { title: name, inner: "" }
    : { title: name.slice(0, at), inner: name.slice(at + 2, -1) };
}

function pathWords(path: string): string {
  return path.replaceAll(/\/(?:api|v\d+|x402|x)(?=\/|$)/gi, "/").replaceAll(/[/_.-]+/g, " ");
}

/** What the products are that a listing names, each kind once. */
function productsIn(names: string): string {
  const words = wordsOf(names).map(({ word }) => word);
  const pairs = words.map((word, at) => `${word}${words[at + 1] ?? ""}`);
  const kinds = [...words, ...pairs].flatMap((word) => KNOWN_PRODUCTS.get(word) ?? []);
  return [...new Set(kinds)].join(" ");
}

/**
 * What widely known products are, in a few words, a line for each kind. Listings of servers often say no more than "the X
 * server", and people ask for what X does. A product is found in a name, a path or a package by its own word.
 */
const KINDS: readonly string[] = [
  "vector database, embeddings, semantic search: chroma chromadb pinecone qdrant milvus weaviate zilliz lancedb pgvector vectorize turbopuffer",
  "graph database, cypher query: neo4j memgraph arangodb neptune falkordb",
  "relational sql database: mysql postgres postgresql mariadb sqlite mssql oracle oceanbase cockroachdb tidb singlestore planetscale",
  "serverless postgres sql database: neon supabase",
  "document json database: mongodb couchbase couchdb firestore dynamodb astra fireproof",
  "key value cache database: redis memcached momento valkey upstash",
  "time series database: influxdb timescale greptimedb iotdb questdb",
  "data warehouse, sql analytics: snowflake bigquery redshift databricks clickhouse teradata athena motherduck duckdb tinybird hologres keboola",
  "full text search engine, typo tolerance: elasticsearch opensearch meilisearch typesense algolia lucene solr",
  "web search engine, internet: exa tavily brave kagi searxng serpapi serper bing google perplexity duckduckgo you search1api linkup jina",
  "web scraping, crawl pages to text, markdown: firecrawl apify oxylabs brightdata scrapling zyte agentql hyperbrowser crawl4ai scrapingbee",
  "browser automation, click, fill forms, web pages: playwright puppeteer browserbase stagehand selenium browseruse hyperbrowser steel",
  "screenshot of web pages: screenshotone urlbox gyazo",
  "run code in a sandbox, isolated: e2b riza forevervm daytona modal codesandbox",
  "containers: docker podman portainer",
  "container cluster, pods, deployments: kubernetes k8s openshift rancher helm nomad",
  "infrastructure as code, cloud provisioning: terraform pulumi opentofu ansible crossplane",
  "cloud platform: aws azure gcp heroku vercel netlify cloudflare digitalocean fly render railway alibabacloud aiven",
  "object storage bucket files: s3 minio r2 gcs backblaze tos",
  "observability, logs, metrics, traces, monitoring: datadog grafana newrelic dynatrace honeycomb axiom splunk logfire metoro prometheus loki sentry signoz",
  "crash reports, error tracking of applications: raygun sentry bugsnag rollbar crashlytics",
  "llm evaluation, tracing, prompts: langfuse langsmith opik phoenix arize helicone",
  "continuous integration, build pipeline, ci: circleci jenkins bitrise buildkite travis githubactions teamcity xcodebuild",
  "code repositories, pull requests, issues: github gitlab gitee bitbucket gitea",
  "static analysis, code security, vulnerabilities: semgrep codacy snyk sonarqube codeql",
  "issue tracker, tickets, project management: jira linear asana trello monday clickup shortcut plane youtrack basecamp atlassian devrev fibery",
  "to-do list, tasks, reminders: todoist ticktick gtasks things omnifocus dart",
  "notes, knowledge base, documents: notion obsidian evernote onenote logseq roam outline confluence kibela",
  "team chat messages, channels: slack teams mattermost rocketchat zulip lark",
  "chat messenger messages: telegram whatsapp signal discord imessage line wechat messenger",
  "email sending, inbox: mailgun sendgrid postmark gmail outlook resend mailchimp",
  "calendar, appointments, meetings: googlecalendar calendly ical caldav",
  "video meetings: zoom webex",
  "spreadsheet, tables: excel airtable sheets smartsheet bitable xlsx",
  "slides, presentation: powerpoint pptx",
  "word documents, text files: docx pandoc",
  "document conversion: pandoc markitdown markdownify libreoffice unstructured llamacloud",
  "accounting, invoices, bookkeeping: xero quickbooks freshbooks adfin sage",
  "payments, payment links, cards: stripe paypal square adyen mollie razorpay",
  "subscription billing: chargebee paddle recurly stripe lemonsqueezy",
  "personal budget, money: ynab monarch",
  "company cards, spend, expenses: ramp brex",
  "crm, contacts, deals, sales, customers: salesforce hubspot pipedrive zoho attio",
  "online shop, orders, products, ecommerce: shopify woocommerce magento bigcommerce",
  "customer support tickets: intercom zendesk freshdesk servicenow",
  "electronic signature, sign contracts: docusign esignatures hellosign",
  "content management, website, blog posts: wordpress ghost drupal contentful webflow strapi sanity devhub",
  "workflow automation, connect apps: zapier make n8n airflow prefect dify",
  "identity, users, login, authentication: okta auth0 keycloak descope clerk",
  "maps, places, geographic: openstreetmap mapbox qgis googlemaps",
  "flights, hotels, travel booking: amadeus skyscanner expedia kiwi",
  "accommodation, places to stay: airbnb booking",
  "live flight tracking, aircraft: flightradar24 opensky",
  "trains, railway, departures: ns amtrak trainline",
  "weather forecast, temperature: openweather openweathermap accuweather meteo weather",
  "concert tickets, live events: ticketmaster eventbrite songkick",
  "music, playlist, songs: spotify deezer tidal",
  "digital audio workstation, music production: ableton reaper logicpro",
  "3d modelling, render: blender maya",
  "game engine, editor: unity godot unreal",
  "interface design: figma sketch penpot",
  "charts, diagrams, plot data: quickchart vegalite plotly mermaid",
  "mind map: xmind mindmap miro",
  "videos, channels: youtube vimeo",
  "video editing: davinci premiere",
  "movies, tv series, films: tmdb imdb trakt",
  "art, museum, paintings: rijksmuseum met",
  "space, astronomy pictures: nasa",
  "chess games, players: chess lichess",
  "esports game matches: riot dota opendota tft",
  "basketball statistics: nba",
  "football soccer: soccer premierleague",
  "american football: cfbd nfl",
  "running, cycling, fitness activities: strava garmin",
  "flashcards, spaced repetition, learning: anki rember quizlet",
  "academic papers, research articles: arxiv scholar scholarly pubmed dblp semanticscholar",
  "chemical compounds, molecules: pubchem chembl",
  "medical images: dicom orthanc",
  "malware, threat intelligence: malwarebazaar virustotal opencti misp",
  "encyclopedia, facts: wikipedia wikidata",
  "economic statistics, gdp, inflation, unemployment: fred worldbank world_bank eurostat imf",
  "company filings, annual reports: edgar sec",
  "stock market data, prices, financial statements: alphavantage polygon yahoofinance yahoo nasdaq morningstar octagon financialdatasets finnhub",
  "crypto prices, coin market data: coingecko coinmarketcap coinapi dexscreener",
  "crypto exchange, derivatives, trade: binance bybit okx hyperliquid paradex coinglass aster",
  "swap tokens, decentralized exchange: uniswap jupiter pancakeswap raydium",
  "prediction market, odds, bets: polymarket kalshi manifold",
  "social network posts, tweets: twitter bluesky mastodon farcaster",
  "professional network profiles: linkedin",
  "forum, discussions: discourse reddit hackernews",
  "bookmarks, saved links: raindrop pocket pinboard",
  "smart home, lights, devices: homeassistant hass hue",
  "push notifications to phone: ntfy pushover pushbullet",
  "android phone control: adb android",
  "image generation, ai models: replicate flux midjourney stablediffusion dalle comfyui huggingface",
  "video generation: sora veo runway pika kling",
  "text to speech, voices: elevenlabs playht cartesia",
  "translation, languages, localization: deepl lara lingo crowdin",
  "memory for agents, remember facts: mem0 zep letta cognee",
  "media upload, image hosting: cloudinary imgix",
  "message queue, broker: rabbitmq kafka nats",
  "api client, http requests: postman insomnia",
];

/** What a product is, by its word in lower case without blanks. */
const KNOWN_PRODUCTS: ReadonlyMap<string, string> = productsOf(KINDS);

function productsOf(kinds: readonly string[]): ReadonlyMap<string, string> {
  const products = new Map<string, string>();
  for (const kind of kinds) {
    const [words = "", names = ""] = kind.split(": ");
    for (const name of names.split(" ")) {
      const known = products.get(name);
      products.set(name, known === undefined ? words : `${known}, ${words}`);
    }
  }
  return products;
}
