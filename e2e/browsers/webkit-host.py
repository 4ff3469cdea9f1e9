#!/usr/bin/python3
"""A WebKitGTK window as wide as a phone for WebKitWebDriver: its own MiniBrowser is at least 447 px wide and prints no console."""
import os

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

data = os.environ['WEBKIT_DATA']
manager = WebKit2.WebsiteDataManager(base_data_directory=data, base_cache_directory=data + '/cache')
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)
settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)


def make_view(_session=None):
    window = Gtk.Window()
    window.set_default_size(390, 844)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    view.connect('permission-request', lambda _view, request: (request.deny(), True)[1])
    view.connect('close', lambda _view: window.destroy())
    window.add(view)
    window.show_all()
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-host')
    info.set_version(2, 40, 0)
    session.set_application_info(info)
    session.connect('create-web-view', make_view)


context.connect('automation-started', started)
Gtk.main()
